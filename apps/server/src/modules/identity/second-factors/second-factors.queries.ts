// Queries for second factors and recovery codes. Their secrets are read as the identity role.
import type { SecondFactorKind } from '@onward/domain/identity/second-factors';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface SecondFactorRow {
  id: number;
  user_id: number;
  kind: SecondFactorKind;
  name: string;
  secret: Buffer | null;
  credential_id: string | null;
  public_key: string | null;
  counter: number;
  transports: string[];
  challenge: string | null;
  last_step: number | null;
  confirmed_at: Date | null;
  last_used_at: Date | null;
  created_at: Date;
}

export const listFactors = async (tx: Transaction, userId: number): Promise<SecondFactorRow[]> =>
  (await tx.asIdentity(() =>
    tx.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .execute(),
  )) as SecondFactorRow[];

/** Locked, so that two attempts with one code run one after the other. */
export const lockFactor = async (tx: Transaction, userId: number, id: number): Promise<SecondFactorRow | undefined> =>
  (await tx.asIdentity(() =>
    tx.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )) as SecondFactorRow | undefined;

/** Allocated before the row is written, because its secret is encrypted for this row. */
export const nextFactorId = async (tx: Transaction): Promise<number> => {
  const { rows } = await tx.client.query<{ id: number }>("select nextval('second_factors_id_seq') as id");
  return rows[0]?.id ?? 0;
};

export const insertFactor = async (
  tx: Transaction,
  factor: {
    id: number;
    userId: number;
    kind: SecondFactorKind;
    name: string;
    secret?: Buffer;
    challenge?: string;
    now: Date;
  },
): Promise<SecondFactorRow> =>
  (await tx.asIdentity(() =>
    tx.db
      .insertInto('second_factors')
      .values({
        id: factor.id,
        user_id: factor.userId,
        kind: factor.kind,
        name: factor.name,
        secret: factor.secret ?? null,
        challenge: factor.challenge ?? null,
        created_at: factor.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )) as SecondFactorRow;

/** Deletes unfinished setups, which grant no access, to make room for the next attempt. */
export const deleteUnfinished = (tx: Transaction, userId: number): Promise<unknown> =>
  tx.db.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();

export const deleteFactor = (tx: Transaction, id: number): Promise<unknown> =>
  tx.db.deleteFrom('second_factors').where('id', '=', id).execute();

export const updateFactor = (
  tx: Transaction,
  id: number,
  values: Partial<
    Pick<
      SecondFactorRow,
      | 'name'
      | 'credential_id'
      | 'public_key'
      | 'counter'
      | 'transports'
      | 'challenge'
      | 'last_step'
      | 'confirmed_at'
      | 'last_used_at'
    >
  >,
): Promise<unknown> => tx.db.updateTable('second_factors').set(values).where('id', '=', id).execute();

export const countRecoveryCodes = async (tx: Transaction, userId: number): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export async function replaceRecoveryCodes(tx: Transaction, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.asIdentity(() =>
    tx.db
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute(),
  );
}

export const deleteRecoveryCodes = (tx: Transaction, userId: number): Promise<unknown> =>
  tx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();

/** True for the first request with an unused code. */
export const takeRecoveryCode = async (tx: Transaction, userId: number, hash: Buffer, now: Date): Promise<boolean> =>
  (await tx.asIdentity(() =>
    tx.db
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst(),
  )) !== undefined;
