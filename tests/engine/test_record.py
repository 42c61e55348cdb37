"""Records: their layout, and classes that cannot be records."""

from typing import Annotated

import numpy as np
import pytest

from ithaca.engine.record import Grid, Int, Long, Real, Tiny, Word, blank, dtype_of, record

pytestmark = pytest.mark.interpreted


@record
class Island:
    """One of many."""

    flag: Tiny
    size_of_it: Long


@record
class Sea:
    """A record in a record, and tables of them."""

    tiny: Tiny
    depth: Int
    home: Island
    share: Real
    bits: Word
    lines: Annotated[Grid, Tiny, 3, 4]
    islands: Annotated[Grid, Island, 2]


def test_every_kind_of_field_has_its_format():
    formats = {name: Sea.dtype[name].base for name in ("tiny", "depth", "share", "bits", "lines")}
    assert formats == {
        "tiny": np.int8,
        "depth": np.int16,
        "share": np.float64,
        "bits": np.uint32,
        "lines": np.int8,
    }


def test_fields_keep_the_order_in_which_they_are_written():
    named = [name for name in Sea.dtype.names if not name.startswith("gap")]
    assert named == ["tiny", "depth", "home", "share", "bits", "lines", "islands"]


def test_every_number_of_a_record_is_aligned():
    assert Sea.dtype.isalignedstruct
    assert [Sea.dtype.fields[name][1] % Sea.dtype[name].itemsize for name in ("depth", "share", "bits")] == [
        0
    ] * 3
    assert Island.dtype.fields["size_of_it"][1] == 8


def test_a_nested_record_is_aligned_too():
    assert Sea.dtype["home"] == dtype_of(Island)
    assert Sea.dtype.fields["home"][1] % 8 == 0
    assert Sea.dtype.fields["islands"][1] % 8 == 0


def test_every_byte_of_a_record_belongs_to_a_field():
    for dtype in (Sea.dtype, Island.dtype):
        assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize


def test_a_copied_record_has_the_same_bytes():
    one, other = blank(Sea), blank(Sea)
    one.view(np.uint8)[:] = 0xAB
    other[0] = one[0]
    assert other.tobytes() == one.tobytes()


def test_a_table_has_its_shape():
    sea = blank(Sea)[0]
    assert sea.lines.shape == (3, 4)
    assert sea.islands.shape == (2,)


def test_fields_are_read_and_written_by_name_through_all_levels():
    seas = blank(Sea, 2)
    seas[1].home.size_of_it = 1 << 40
    seas[1].islands[1].flag = -3
    assert (int(seas[1].home.size_of_it), int(seas[1]["islands"]["flag"][1])) == (1 << 40, -3)
    assert not seas[0].tobytes().strip(b"\0")


def test_a_blank_record_knows_nothing():
    seas = blank(Sea, 3)
    assert len(seas) == 3
    assert seas.tobytes() == bytes(3 * Sea.dtype.itemsize)


def test_blank_makes_one_unless_told_otherwise():
    assert blank(Sea).shape == (1,)


@pytest.mark.parametrize("name", ["round", "size", "copy", "item", "trace", "dtype", "sum", "fill"])
def test_a_field_name_that_numpy_uses_is_refused(name):
    wrong = type("Wrong", (), {"__annotations__": {name: Int}})
    with pytest.raises(TypeError, match=f"Wrong.{name}: NumPy records already have a '{name}'"):
        record(wrong)


@pytest.mark.parametrize("hint", [int, float, str, list[int], int | None], ids=str)
def test_a_plain_python_type_is_no_field(hint):
    with pytest.raises(TypeError, match="is no record"):
        record(type("Wrong", (), {"__annotations__": {"field": hint}}))


@pytest.mark.parametrize(
    "hint",
    [Annotated[Grid, Int], Annotated[str, np.int8], Annotated[list, Int, 3]],
    ids=["no shape", "str", "list"],
)
def test_a_wrong_annotation_is_refused_by_its_name(hint):
    with pytest.raises(TypeError, match=r"Wrong\.field: .* is neither a number, a record nor a Grid"):
        record(type("Wrong", (), {"__annotations__": {"field": hint}}))


def test_a_class_that_was_not_marked_is_no_record():
    with pytest.raises(TypeError, match="Plain is no record: mark it with @record"):
        blank(type("Plain", (), {}))
