// What a developer reads first. In English, like the names of the API itself.

export const INTRODUCTION = `
Programs call the same API as people do.

**Authentication.** Make a key on the page Integrations, under "Webhooks and API keys", and send it with every request:
\`Authorization: Bearer onw_live_…\`. A key acts for the person who made it, with the permissions and locations it was
given, and never more than that person has now. What asks people to confirm who they are is closed to keys.

**Errors.** Every refusal is JSON: \`error_code\` (stable), \`message\` (for people), and \`errors\` with the texts of
each wrong field. \`10003\`: the key is unknown or was ended. \`10004\`: not allowed. \`20001\`: wrong fields. \`20002\`:
somebody else changed the record meanwhile. \`40001\`: not found.

**Pages.** Lists take \`page\` and \`per_page\` and answer \`total_count\`. To follow what happens, read
\`GET /v1/events?after=<last id>\` or receive webhooks.

**Repeating.** Send \`Idempotency-Key\` with a request that has effects outside the product; a repeated request with the
same key gets the same answer and no second effect.

**Limits.** 600 requests a minute for each person. Over it the answer is 429 with \`Retry-After\`.
`.trim();

export const WEBHOOK_INTRODUCTION = `
Sent as a POST when it happens. \`onward-id\` is the same for every try, so keep the ids you have handled.
\`onward-signature\` holds \`v1=\` and the HMAC-SHA256, in hex, of \`<onward-id>.<onward-time>.<body>\` with the webhook's
secret; for a day after a new secret was made there are two, separated by a comma. Refuse times older than five minutes.
Answer with 2xx within 10 seconds. Anything else is tried again for three days, in the order of each record; 410 switches
the webhook off. Payloads hold ids and states: read the record for more.
`.trim();
