// What a caller of the freight contract does, with its module of Go.

package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"

	"example.com/freight"
)

func main() {
	ctx := context.Background()
	client := freight.NewClient(os.Args[1], freight.Options{})
	limit := int32(2)
	fmt.Print("pages:")
	for shipment, err := range client.ListShipmentsItems(ctx, freight.ListShipmentsRequest{Depot: "d-1", Limit: &limit}) {
		check(err)
		fmt.Print(" ", shipment.Weight)
	}
	declared, err := client.Clear(ctx, freight.ClearRequest{Depot: "d-1", Shipment: "s-1"})
	check(err)
	id := declared.Clearance.ID
	outcome, answer, err := client.FindClearanceUntilDone(ctx, freight.FindClearanceRequest{Depot: "d-1", Clearance: id})
	check(err)
	fmt.Println("\nended:", id, outcome, answer.Clearance.State)
	_, err = client.Ship(ctx, freight.ShipRequest{Depot: "d-1", Weight: 0})
	failed, _ := errors.AsType[*freight.Error](err)
	invalid, err := freight.DetailsOf[freight.InvalidRequest](err)
	check(err)
	fmt.Println("error:", string(failed.Code), failed.Status, invalid.Errors[0].Pointer)
	// Streams have no method in Go; their events are values of the contract.
	body := strings.NewReader(`{"depot":"d-1"}`)
	stream, err := http.Post(os.Args[1]+"/freight/query/watch_shipments", "application/json", body)
	check(err)
	fmt.Print("stream:")
	for lines := bufio.NewScanner(stream.Body); lines.Scan() && lines.Text() != "event: end"; {
		if id, isID := strings.CutPrefix(lines.Text(), "id: "); isID {
			fmt.Print(" ", id)
		}
		if data, isData := strings.CutPrefix(lines.Text(), "data: "); isData {
			event, err := freight.ParseAnswer[freight.WatchShipmentsResponse]([]byte(data))
			check(err)
			fmt.Print(" ", event.Shipment.Weight)
		}
	}
	fmt.Println()
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
