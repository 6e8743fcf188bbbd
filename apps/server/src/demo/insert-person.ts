// A person of a demo company: the account, the staff record and its locations.
import type { Transaction } from '../platform/database/transaction.ts';
import type { DemoPerson } from './people.ts';

export type Ids = Map<string, number>;

export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo names ${name}, which it does not have.`);
  return id;
}

export async function insertPerson(
  tx: Transaction,
  companyId: number,
  person: DemoPerson,
  { roles, locations, passwordHash }: { roles: Ids; locations: Ids; passwordHash: string },
): Promise<number> {
  const { id: userId } = await tx.asIdentity(() =>
    tx.db
      .insertInto('users')
      .values({
        email: person.email,
        password_hash: person.sso || person.invited ? null : passwordHash,
        sso_provider: person.sso ? 'adp' : null,
        reset_password_required: person.mustResetPassword ?? false,
        // In the demo, everyone has verified their phone number.
        sign_in_phone: person.phone,
        sign_in_region_number: person.phone ? '1' : null,
      })
      .onConflict((known) => known.column('email').doUpdateSet({ email: person.email }))
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const { id } = await tx.db
    .insertInto('company_staffs')
    .values({
      company_id: companyId,
      user_id: userId,
      role_id: idOf(roles, person.role),
      name: person.name,
      phone: person.phone,
      region_number: person.phone ? '1' : null,
      status: person.invited ? 'invited' : person.inactive ? 'inactive' : 'active',
      wizard_step: person.wizardStep,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const scopes = person.locations.map((name) => ({
    company_id: companyId,
    staff_id: id,
    kind: 'location',
    record_id: idOf(locations, name),
  }));
  if (scopes.length > 0) await tx.db.insertInto('staff_scopes').values(scopes).execute();
  return id;
}
