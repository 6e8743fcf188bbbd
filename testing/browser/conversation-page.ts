/** The URL of an applicant's conversation page, as in an email. */
import { createTokens } from '../../apps/server/src/modules/messages/threads/conversation-tokens.ts';
import { inCompany } from '../../apps/server/src/platform/database/transaction.ts';
import type { InProcessProduct } from '../product/in-process-product.ts';

export async function conversationPage({ app, url }: InProcessProduct, conversationId: number): Promise<string> {
  const { rows } = await app.ownerPool.query('select company_id from conversations where id = $1', [conversationId]);
  const [tokens] = await inCompany(app.pool, rows[0].company_id, (tx) =>
    createTokens(tx, rows[0].company_id, [conversationId], app.clock()),
  );
  return `${url}/conversation/${tokens?.page}`;
}
