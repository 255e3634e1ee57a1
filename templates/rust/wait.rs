use crate::client::Client;
use crate::error::Error;
use crate::read::api;
use std::thread::sleep;
use std::time::{Duration, Instant};

impl Client {
    /// Reads until there is an outcome. That of the first may be one already.
    pub(crate) fn wait<A: Clone, Outcome>(
        &self,
        first: &A,
        at_most: Duration,
        outcome: impl Fn(&A) -> Option<Outcome>,
        read: impl Fn(&A) -> Result<A, Error>,
    ) -> Result<(Outcome, A), Error> {
        let begun = Instant::now();
        let mut last = first.clone();
        loop {
            if let Some(outcome) = outcome(&last) {
                return Ok((outcome, last));
            }
            if begun.elapsed() + self.options.interval > at_most {
                return Err(Error { status: 0, ..api().refusal("timeout", format!("not ended within {at_most:?}")) });
            }
            sleep(self.options.interval);
            match read(&last) {
                Ok(found) => last = found,
                Err(error) if error.is_passing() => {}
                Err(error) => return Err(error),
            }
        }
    }
}
