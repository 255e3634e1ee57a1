// Calls whose answers have headers.

package contract

import (
	"context"
	"net/http"
)

// withHeaders is a call whose answer has headers.
func withHeaders[Answer, Headers ContractType_](ctx context.Context, c *Client_, name string, request ContractType_) (
	*Answer, *Headers, error,
) {
	answer, said, err := exchange[Answer](ctx, c, name, request)
	if err != nil {
		return nil, nil, err
	}
	headers, err := headersOf[Headers](said)
	if err != nil {
		return nil, nil, api().unreadable(name, http.StatusOK, nil, err)
	}
	return answer, headers, nil
}
