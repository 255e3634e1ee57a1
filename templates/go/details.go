package contract

import (
	"encoding/json"
	"errors"
)

// DetailsOf reads what an error of a call says besides its code and message, as ParseAnswer does.
func DetailsOf[Details ContractType](err error) (details Details, _ error) {
	failed, ok := errors.AsType[*Error](err)
	if !ok {
		return details, err
	}
	text, err := json.Marshal(failed.Details)
	if err != nil {
		return details, err
	}
	return ParseAnswer[Details](text)
}
