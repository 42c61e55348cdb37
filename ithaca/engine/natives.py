"""Compiled functions that Python calls like its own built-in ones.

Numba's wrapper around a compiled function reads a tuple of arguments and checks their types, which takes
longer than a move. Here the compiled function takes and returns Python's objects itself, by their addresses,
as a function written in C would (METH_O). It calls only public functions of Python's C API.
"""

import ctypes
from collections.abc import Callable
from typing import Any

from numba import int64
from numba.core import types

NULL = 0  # returned once an exception has been set: Python raises it
NO_NUMBER = -1  # what `as_number` returns then
ONE_ARGUMENT = 0x0008  # METH_O

external: Any = types.ExternalFunction
as_number = external("PyLong_AsLongLong", int64(int64))  # of an object
new_number = external("PyLong_FromLongLong", int64(int64))
item_of = external("PyTuple_GetItem", int64(int64, int64))  # of a tuple, by index; borrowed
call_one = external("PyObject_CallOneArg", int64(int64, int64))
mistake_made = external("PyErr_Occurred", int64())


class MethodDef(ctypes.Structure):
    """PyMethodDef: how a built-in function is described to Python."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("words", ctypes.c_char_p),
    )


_described: dict[int, MethodDef] = {}  # by address; kept because Python points to them


def built_in(compiled: Any, bound: Any, name: str) -> Callable[[Any], Any]:
    """A built-in function of one argument, made of a compiled one that takes two addresses: of the object
    bound to it, and of that argument."""
    kind = (int64, int64)
    compiled.compile(kind)
    made = compiled.overloads[kind]
    address = made.library.get_pointer_to_function(made.fndesc.llvm_cfunc_wrapper_name)
    described = _described.setdefault(address, MethodDef(name.encode(), address, ONE_ARGUMENT, None))
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = (
        ctypes.py_object,
        (ctypes.POINTER(MethodDef), ctypes.py_object, ctypes.c_void_p),
    )
    function: Callable[[Any], Any] = make(ctypes.byref(described), bound, None)
    return function
