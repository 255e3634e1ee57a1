// How a submit and a vote end: effects, the record of the activity and the user's own record, in one transaction that
// commits only if nothing has changed which decided on it.

import type { Caller } from "../../auth/caller.js";
import type { Store, Transaction, WriteScope } from "../../store/store.js";
import { UserRecords } from "./user-records.js";

export class Commits {
  readonly #store: Store;
  readonly #records = new UserRecords();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Runs work in a transaction of the organization in which its caller acts. The caller's record is written before, so
   * that what refers to it can be.
   *
   * @throws WriteConflict when the organization, or the caller's own, is not as the caller has been judged by; nothing has
   *   happened then
   */
  async commit<Result>(
    { organization, home, member }: Pick<Caller, "organization" | "home" | "member">,
    work: (scope: WriteScope, transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.#store.write(async (transaction) => {
      const scope = transaction.in(organization.id);
      scope.expectRevision(organization.revision);
      if (home !== organization) transaction.in(home.id).expectRevision(home.revision);
      await this.#records.keep(scope, organization, member);
      return work(scope, transaction);
    }, organization);
    this.#records.kept(organization, member);
    return result;
  }
}
