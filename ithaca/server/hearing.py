"""Dispatches messages from other processes to the parts that handle them."""

from typing import TYPE_CHECKING

from .bus_messages import (
    Answered,
    AnyMessage,
    Asked,
    Audience,
    Decides,
    FiguresAsked,
    FiguresTold,
    Given,
    InvitationsChanged,
    KeysChanged,
    LimitsSpent,
    PersonChanged,
    PersonsHere,
    ServerJoined,
    ServerLeft,
    TableChanged,
    TablesForgotten,
    TablesListed,
    ThoughtDone,
    WorkerHere,
    WorkerLeft,
)
from .erasure import tell_without

if TYPE_CHECKING:
    from .cluster import Cluster


def hear(cluster: "Cluster", message: AnyMessage) -> None:
    """Handle a message to all processes, or to this one."""
    if message.server == cluster.id:
        return
    match message:
        case Asked():
            cluster.forwarder.hear_asked(message)
        case Answered():
            cluster.forwarder.hear_answer(message)
        case Audience() | Decides():
            cluster.followers.hear(message)
        case Given():
            cluster.tasks.start(cluster.forwarder.giving.take(message))
        case ServerJoined(server=server):
            cluster.membership.heard_join(server)
            cluster.lobby.tell_all()
        case ServerLeft(server=server):
            cluster.membership.heard_leave(server)
            cluster.tasks.start(cluster.sweeper.sweep())
        case TablesListed():
            cluster.lobby.hear_tables(message)
        case PersonsHere():
            cluster.lobby.hear_persons(message)
        case FiguresAsked():
            cluster.metrics.hear_asked(message)
        case FiguresTold():
            cluster.metrics.hear_told(message)
        case WorkerHere() | WorkerLeft() | ThoughtDone():
            cluster.server.thinkers.elsewhere.hear(message)
        case _:
            hear_of_changes(cluster, message)


def hear_of_changes(cluster: "Cluster", message: AnyMessage) -> None:
    """Handle a change of something that we hold in memory."""
    server = cluster.server
    match message:
        case PersonChanged():
            cluster.tasks.start(cluster.people.hear_person(message))
        case KeysChanged():
            cluster.tasks.start(cluster.people.hear_keys())
        case InvitationsChanged():
            cluster.tasks.start(cluster.people.hear_invitations(message))
        case LimitsSpent(drops=drops):
            for kind, who, most, count in drops:
                server.limits.spend(kind, who, most, count)
        case TableChanged(table=table):
            if live := server.registry.tables.get(table):
                cluster.tasks.start(tell_without(server, live))
        case TablesForgotten(tables=tables):
            cluster.lobby.forget_tables(tables)
            for live in [live for live in server.registry if live.table.id in tables]:
                server.registry.release(live)
