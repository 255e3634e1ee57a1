// What is carried out at the last vote is what was signed. Everything that the decision is made on comes from the database:
// so the body is compared with its fingerprint again, and each vote with the signature over it.

import { hash } from "node:crypto";
import { isVoteOn } from "../../auth/vote-bodies.js";
import { SignatureChecker } from "../../auth/vote-signatures.js";
import type { RecordOf } from "../../organizations/past-credential.js";
import type { ActivityRow, VoteRow } from "../../store/activities.js";
import { NotProved } from "../../store/authority/not-proved.js";

export class Reproof {
  readonly #signatures = new SignatureChecker();

  /**
   * @param votes that were cast before the last one
   * @param recordOf each voter as they were at their vote
   * @throws NotProved
   */
  async check(activity: ActivityRow, votes: readonly VoteRow[], recordOf: RecordOf): Promise<void> {
    const { id, body, fingerprint } = activity;
    if (hash("sha256", body) !== fingerprint) throw new NotProved(`the body of activity ${id} is not what was signed`);
    for (const { message, ...cast } of [{ ...activity, message: body }, ...votes]) {
      const user = recordOf(cast);
      const { public_key: publicKey, signature, scheme } = cast;
      // Whose record is lost counts for nothing.
      if (!user) continue;
      if ((await this.#signatures.check({ publicKey, signature, scheme, message, user })) === "invalid") {
        throw new NotProved(`a vote of user ${user.userId} on activity ${id} is not what was signed`);
      }
    }
    for (const { user_id: userId, selection, message } of votes) {
      const isRight = isVoteOn({ selection, message }, { organizationId: activity.organization_id, fingerprint });
      if (!isRight) throw new NotProved(`a vote of user ${userId} was not cast on activity ${id}`);
    }
  }
}
