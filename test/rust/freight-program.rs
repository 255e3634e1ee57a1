use std::time::Duration;

use freight::{BearerStamper, Client, Error, ErrorCode, FindClearanceRequest, FindShipmentRequest, FullDepot, InvalidRequest, ListShipmentsRequest, Options, ShipRequest};

fn client(url: &str) -> Client {
    Client::new(url, Options { stamper: Some(Box::new(BearerStamper("secret".to_owned()))), ..Options::default() })
}

fn failure(url: &str, weight: i32) -> Error {
    client(url).ship(&ShipRequest::new("d-1", weight)).expect_err("no error")
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words[1].as_str() {
        "errors" => {
            let error = failure(&words[0], 1);
            println!("a full depot: {} {} {}", error.code == ErrorCode::DepotFull, error.status, error.message);
            let full: FullDepot = error.details_as().unwrap();
            println!("its details: {} {}", full.reason, full.until.unwrap());
            println!("what every problem has: {}", error.details["traceId"].as_str().unwrap());
            println!("code: {}", error.code);
            let invalid: InvalidRequest = failure(&words[0], 0).details_as().unwrap();
            let places = invalid.errors.unwrap();
            println!("places: {} {}", places.len(), places[0].pointer);
            let error = failure("http://127.0.0.1:1", 1);
            println!("nobody there: {} {}", error.code == ErrorCode::Closed, error.code);
        }
        "pages" => {
            let request = ListShipmentsRequest { limit: Some(2), ..ListShipmentsRequest::new(words[2].as_str()) };
            for shipment in client(&words[0]).list_shipments_items(request) {
                match shipment {
                    Err(error) => return println!("{error}"),
                    Ok(shipment) => {
                        print!("{} ", *shipment.id);
                        if words.get(3) == Some(&*shipment.id) {
                            break;
                        }
                    }
                }
            }
            println!("end");
        }
        "wait" => {
            let waiting = |interval, at_most, clearance: &str| {
                let options = Options { stamper: Some(Box::new(BearerStamper("secret".to_owned()))), interval, ..Options::default() };
                let request = FindClearanceRequest::new("d-1", clearance);
                Client::new(&words[0], options).find_clearance_until_done(&request, at_most)
            };
            for clearance in &words[2..] {
                let (outcome, answer) = waiting(Duration::from_millis(1), Duration::from_secs(60), clearance).unwrap();
                println!("{outcome:?} {}", answer.clearance.state);
            }
            let late = waiting(Duration::from_secs(3600), Duration::from_millis(50), "stuck-rust");
            println!("{}", late.expect_err("no error").code == ErrorCode::Late);
        }
        "headers" => {
            for id in &words[2..] {
                match client(&words[0]).find_shipment_with_headers(&FindShipmentRequest::new(id.as_str())) {
                    Err(error) => println!("{error}"),
                    Ok((answer, headers)) => {
                        println!("{} {} {:?}", *answer.shipment.id, *headers.e_tag, headers.x_stops_left);
                    }
                }
            }
        }
        _ => {
            let mut error = freight::read_request(&words[2], words[3].as_bytes()).expect_err("no error");
            error.details["traceId"] = "t-1".into();
            println!("{}", serde_json::to_string(&error).unwrap());
        }
    }
}
