// What can be ordered for a selection of applicants, before anything is ordered (CHK-004, CHK-005).
import type {
  CheckOptions,
  listCheckOptions,
  OfferedPackage,
} from '@onward/contract/background-checks/application-checks';
import type { BodyOf } from '@onward/contract/endpoint';
import { usualPackage } from '@onward/domain/background-checks/orders';
import { targetStage } from '@onward/domain/hiring-processes/stages';
import { CHANNELS, type Channel } from '@onward/domain/messages/channels';
import { whyUnreachable } from '@onward/domain/messages/reaching';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { visibleOf } from '../../applicants/applicants.service.ts';
import { rulesOfStage, stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { findMessageRecipients, type Recipient, reachable } from '../../messages/messages.service.ts';
import { type CheckedPerson, findPeople } from '../check-people.ts';
import * as nodes from '../nodes/nodes.queries.ts';
import { loadGround, type OrderGround, placeOrder } from './decide-orders.ts';

export async function showOptions(
  { tx, access }: CompanyCall,
  { application_ids: ids, location_id = null }: BodyOf<typeof listCheckOptions>,
): Promise<CheckOptions> {
  const { companyId } = access;
  if ((await visibleOf(tx, access, ids)).length < ids.length) throw notFound();
  const visible = await nodes.listInScope(tx, access);
  if (location_id !== null && !visible.some((node) => node.location_id === location_id))
    throw fieldInvalid('location_id', 'unknown_record');
  const people = await findPeople(tx, companyId, ids);
  const recipients = await findMessageRecipients(tx, companyId, ids);
  const ground = await loadGround(tx, companyId, ids);
  const packages = ground.checkr.packages.map((one) => ({
    ...one,
    screenings: [...one.screenings],
    available_for: people.filter((person) => placeOrder(ground, person, one.slug, location_id).decision.allowed).length,
  }));
  const [first] = people;
  return {
    packages,
    usual_package: first ? usualOf(ground, packages, first, location_id) : null,
    people: people.map((person) => ({
      application_id: person.application_id,
      name: `${person.first_name} ${person.last_name}`,
      location_id: person.location_id,
      location_name: person.location_name,
      refusal: refusalOf(ground, person, location_id),
      channels: channelsTo(recipients.get(person.application_id)),
    })),
    locations: await describePlaces(
      tx,
      companyId,
      visible.filter(({ status }) => status === 'active'),
    ),
    next_stage: first ? await stageAfterClear(tx, companyId, first) : null,
  };
}

const channelsTo = (to: Recipient | undefined): Channel[] =>
  to ? CHANNELS.filter((channel) => whyUnreachable(reachable(to), channel, 'automation') === null) : [];

/** With any package. */
function refusalOf(ground: OrderGround, person: CheckedPerson, location: number | null) {
  const decisions = ground.checkr.packages.map(({ slug }) => placeOrder(ground, person, slug, location).decision);
  if (decisions.some(({ allowed }) => allowed)) return null;
  const refused = decisions.find((decision) => !decision.allowed);
  return refused && !refused.allowed ? refused.reason : 'not_set_up';
}

function usualOf(
  ground: OrderGround,
  packages: readonly OfferedPackage[],
  { stage_package, location_id }: CheckedPerson,
  location: number | null,
): string | null {
  const node = ground.nodes.get(location ?? location_id);
  const available = packages.filter(({ available_for }) => available_for > 0).map(({ slug }) => slug);
  return usualPackage(available, stage_package, node?.default_package ?? null);
}

async function describePlaces(tx: Transaction, companyId: number, active: readonly nodes.NodeRow[]) {
  const places = await tx.prepared<{ id: number; name: string; place: string }>(
    'checks_places',
    `select id, name, concat_ws(', ', city, state_code) as place from locations
     where company_id = $1 and id = any($2::bigint[]) order by name, id`,
    [companyId, active.map(({ location_id }) => location_id)],
  );
  return places;
}

/** Null when no rule moves applicants who pass. */
async function stageAfterClear(tx: Transaction, companyId: number, person: CheckedPerson): Promise<string | null> {
  const rules = await rulesOfStage(tx, companyId, person.stage_id);
  const rule = rules.find(({ kind }) => kind === 'background_check_advance');
  if (!rule) return null;
  const stages = await stagesOfPosition(tx, companyId, person.process_id);
  const next = targetStage(stages, { stageId: person.stage_id, targetId: rule.target_stage_id });
  return next?.name ?? null;
}
