"""What a caller of the freight contract does, with its package of Python."""

import sys

import httpx
from freight import Client, models, parse_answer
from freight.errors import InvalidError

url = sys.argv[1]
with Client(url) as client:
    shipments = client.list_shipments_items(models.ListShipmentsRequest(depot="d-1", limit=2))
    print("pages:", *(one.weight for one in shipments))
    declared = client.clear(models.ClearRequest(depot="d-1", shipment="s-1")).clearance.id
    asked = models.FindClearanceRequest(depot="d-1", clearance=declared)
    outcome, answer = client.find_clearance_until_done(asked)
    print("ended:", declared, outcome, answer.clearance.state)
    try:
        client.ship(models.ShipRequest(depot="d-1", weight=0))
    except InvalidError as failed:
        print("error:", failed.code, failed.status, failed.read_details().errors[0].pointer)
# Streams have no method in Python; their events are values of the contract.
print("stream:", end="")
with httpx.stream("POST", f"{url}/freight/query/watch_shipments", json={"depot": "d-1"}) as stream:
    for line in stream.iter_lines():
        if line == "event: end":
            break
        name, _, value = line.partition(": ")
        if name == "data":
            value = parse_answer(models.WatchShipmentsResponse, value).shipment.weight
        if name in ("id", "data"):
            print(f" {value}", end="")
print()
