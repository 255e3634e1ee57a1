//! What a caller of the freight contract does, with its crate of Rust.

use freight::{Client, Options, parse_answer, types};
use std::time::Duration;

fn main() {
    let url = std::env::args().nth(1).expect("a URL");
    let client = Client::new(&url, Options::default());
    let mut request = types::ListShipmentsRequest::new("d-1");
    request.limit = Some(2);
    print!("pages:");
    for shipment in client.list_shipments_items(request) {
        print!(" {}", shipment.expect("a shipment").weight);
    }
    let declared = client.clear(&types::ClearRequest::new("d-1", "s-1")).expect("an answer").clearance.id;
    let asked = types::FindClearanceRequest::new("d-1", declared.clone());
    let (outcome, answer) = client.find_clearance_until_done(&asked, Duration::from_secs(9)).expect("an end");
    println!("\nended: {} {} {}", *declared, format!("{outcome:?}").to_lowercase(), answer.clearance.state);
    let failed = client.ship(&types::ShipRequest::new("d-1", 0)).expect_err("an error");
    let invalid: types::InvalidRequest = failed.details_as().expect("details");
    println!("error: {} {} {}", failed.code, failed.status, invalid.errors.expect("errors")[0].pointer);
    // Streams have no method in Rust; their events are values of the contract.
    let stream = ureq::post(format!("{url}/freight/query/watch_shipments")).send(r#"{"depot":"d-1"}"#);
    let text = stream.expect("a stream").body_mut().read_to_string().expect("text");
    print!("stream:");
    for line in text.lines().take_while(|line| *line != "event: end") {
        if let Some(id) = line.strip_prefix("id: ") {
            print!(" {id}");
        }
        if let Some(data) = line.strip_prefix("data: ") {
            let event: types::WatchShipmentsResponse = parse_answer(data.as_bytes()).expect("an event");
            print!(" {}", event.shipment.weight);
        }
    }
    println!();
}
