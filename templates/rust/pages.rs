use crate::error::Error;
use crate::read::api;

/// Reads a list to its end, each page once the items of the one before are taken.
pub(crate) fn pages<Item, Cursor: Clone + PartialEq>(
    first: Option<Cursor>,
    mut read: impl FnMut(Option<Cursor>) -> Result<(Vec<Item>, Option<Cursor>), Error>,
) -> impl Iterator<Item = Result<Item, Error>> {
    let mut items = vec![].into_iter();
    let mut next = Some(first);
    std::iter::from_fn(move || {
        loop {
            if let Some(item) = items.next() {
                return Some(Ok(item));
            }
            let cursor = next.take()?;
            match read(cursor.clone()) {
                Err(error) => return Some(Err(error)),
                // Otherwise the reading would never end.
                Ok((_, after)) if after.is_some() && after == cursor => {
                    return Some(Err(api().refusal("internal", "a page leads to itself")));
                }
                Ok((read, after)) => {
                    items = read.into_iter();
                    next = after.map(Some);
                }
            }
        }
    })
}
