// Records of an applicant with their own id: notes, feedback, shared links. Reads all of one applicant, newest first,
// or a single one.
import type pg from 'pg';
import type { Transaction } from '../../platform/database/transaction.ts';

/** `select` reads the table under the alias `own`. */
export const ownedRecords = <Row extends pg.QueryResultRow>(table: string, select: string) => ({
  async listOf(tx: Transaction, companyId: number, applicationId: number): Promise<Row[]> {
    const { rows } = await tx.client.query<Row>(
      `${select} where own.company_id = $1 and own.application_id = $2 order by own.id desc`,
      [companyId, applicationId],
    );
    return rows;
  },
  async find(tx: Transaction, companyId: number, id: number): Promise<Row | undefined> {
    const { rows } = await tx.client.query<Row>(`${select} where own.company_id = $1 and own.id = $2`, [companyId, id]);
    return rows[0];
  },
  async remove(tx: Transaction, companyId: number, id: number): Promise<void> {
    await tx.client.query(`delete from ${table} where company_id = $1 and id = $2`, [companyId, id]);
  },
  /** Returns how many there were. */
  async removeAllOf(tx: Transaction, companyId: number, applicationId: number): Promise<number> {
    const { rowCount } = await tx.client.query(`delete from ${table} where company_id = $1 and application_id = $2`, [
      companyId,
      applicationId,
    ]);
    return rowCount ?? 0;
  },
});
