use crate::codec::ContractType;
use crate::error::Error;
use crate::read::parse_answer;

impl Error {
    /// Reads what the error says besides its code and message, as [`parse_answer`] does.
    ///
    /// # Errors
    /// Lists in `issues` where the details do not fit.
    pub fn details_as<T: ContractType>(&self) -> Result<T, Error> {
        parse_answer(self.details.to_string().as_bytes())
    }
}
