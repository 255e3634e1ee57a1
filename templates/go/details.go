package contract

import (
	"encoding/json"
	"errors"
)

// DetailsOf_ reads what an error of a call says besides its code and message, as ParseAnswer_ does.
func DetailsOf_[Details ContractType_](err error) (details Details, _ error) {
	failed, ok := errors.AsType[*Error_](err)
	if !ok {
		return details, err
	}
	text, err := json.Marshal(failed.Details)
	if err != nil {
		return details, err
	}
	return ParseAnswer_[Details](text)
}
