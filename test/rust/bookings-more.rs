use bookings::{
    BearerStamper, BookRoomRequest, BookRoomRequestV2, BookRoomWish, BookRoomWishV2, CancelBookingRequest, CancelBookingWish, Change, Client, Error,
    ErrorCode, GetRoomRequest, GetUsageRequest, ListRoomsRequest, Options, Request, RoomRules, WhoAmIRequest,
};
use std::time::Duration;

const OPEN: &str =
    r#"{"kind":"ADD_ROOM","id":"c-1","site":"oslo","state":"OPEN","wish":{},"outcome":{}}"#;

fn options(token: &str) -> Options {
    let stamper = BearerStamper(token.to_owned());
    Options { stamper: Some(Box::new(stamper)), base_delay: Duration::from_millis(1), ..Options::default() }
}

fn failure<T: std::fmt::Debug>(answer: Result<T, Error>) -> Error {
    answer.expect_err("no error")
}

fn main() {
    let url = std::env::var("BOOKINGS_URL").unwrap();
    let client = Client::new(&url, options("secret"));

    let error = failure(client.get_usage(&GetUsageRequest::new("oslo", "")));
    println!("a query in the third attempt: {} {}", error.code == ErrorCode::Malformed, error.code);
    let error = failure(client.cancel_booking(&CancelBookingRequest::new("oslo", CancelBookingWish::new("b-1"))));
    println!("a submit, sent once: {} {} {}", error.code == ErrorCode::Closed, error.status, error.message);
    let room = client.get_room(&GetRoomRequest::new("oslo", "r-1")).unwrap();
    println!("what a newer server says: {}", room.room.equipment[0]);
    let error = failure(client.list_rooms(&ListRoomsRequest::new("oslo")));
    println!("an answer that does not fit: {} {} {}", error.code, error.status, error.issues[0].path);
    let wish = BookRoomWishV2::new("r-1", "2030-01-31", 18, 20, "Stand-up");
    let error = failure(client.book_room(&BookRoomRequestV2::new("oslo", wish)));
    println!("details: {}", error.details[0]["name"].as_str().unwrap());
    let who = WhoAmIRequest::new("oslo");
    let error = failure(Client::new(&url, options("stolen")).who_am_i(&who));
    println!("a token that is not known: {}", error.code);
    let error = failure(Client::new("http://127.0.0.1:1", options("secret")).who_am_i(&who));
    println!("nobody there: {} {}", error.code, error.status);
    let hurried = Client::new(&url, Options { timeout: Duration::from_nanos(1), ..options("secret") });
    let error = failure(hurried.who_am_i(&who));
    println!("no answer in time: {} {}", error.code, std::error::Error::source(&error).is_some());
    let open: Change = serde_json::from_str(OPEN).unwrap();
    let error = failure(client.wait_for_change(&open, Duration::from_millis(100)));
    println!("not ended in time: {} {}", error.code, error.status);

    let newer = BookRoomWish::new("r-1", "2030-01-31", 18).to_book_room_wish_v2().unwrap();
    println!("upgraded: {} {}", *newer.title, *newer.to);
    let read = |slot: i32| {
        let body = format!(r#"{{"kind":"BOOK_ROOM","sentAt":"1","site":"oslo","details":{{"roomId":"r-1","day":"2030-01-31","slot":{slot}}}}}"#);
        bookings::read_request("/bookings/v2/submit/book_room", body.as_bytes())
    };
    let rules: RoomRules = bookings::parse_request(b"{}").unwrap();
    if let Ok(Request::BookRoomRequest(request)) = read(18) {
        let BookRoomRequest { details, .. } = *request;
        println!("a request read by a server: {} {}", *details.slot, *rules.longest.unwrap());
    }
    let error = failure(read(48));
    println!("a request refused by a server: {} {}", error.status, error.issues[0].path);
}
