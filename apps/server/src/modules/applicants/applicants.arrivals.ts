// Whoever applies is written at the end of the transaction, as they stand by then: a rule that moves them on at once
// changes nothing in the database, and all that is stored of them goes there in one packet.
import type { Gathering, Transaction } from '../../platform/database/transaction.ts';
import {
  type ApplicationRow,
  type PositionPlace,
  type Rejecting,
  rejectionOf,
  type StageMove,
} from './applicants.queries.ts';

export interface Arrival {
  application: ApplicationRow;
  /** Stored with the application: nobody the company knew before. */
  personIsNew: boolean;
  /** Of a new person. */
  phoneVerifiedAt: Date | null;
  /** Somebody who shares the number or the address. */
  possibleDuplicateOf: number | null;
  answers: readonly object[];
  refererSource: string | null;
  rejection: object | null;
  /** Changes so far, as the version of a stored application counts them. */
  version: number;
  /** Where the posting hangs, for who may hear of it. */
  place: PositionPlace;
}

const ARRIVALS: Gathering<Arrival> = {
  order: -1,
  atOnce: true,
  async write(tx, arrivals) {
    await Promise.all(arrivals.map((arrival) => insert(tx, arrival)));
  },
};

/** With the person, where there is none yet: one statement, since everyone who applies runs it. */
const insert = (tx: Transaction, { application, ...arrival }: Arrival): Promise<unknown> =>
  tx.prepared(
    'applications_insert',
    `with person as (
       insert into persons (company_id, id, first_name, last_name, email, phone, region_number, language,
           phone_verified_at) overriding system value
       select $1::bigint, $2::bigint, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $26::timestamptz where $9
     )
     insert into applications (company_id, person_id, first_name, last_name, email, phone, region_number, language,
       id, position_id, digest_key, status, stage_id, stage_entry, stage_entries, stage_status, answers,
       screening_failed, referer_source, sms_consent, rejection, version, applied_at, stage_entered_at,
       last_activity_at, possible_duplicate_of) overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $12, $13, $14, $15, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $24, $24, $25)`,
    [
      application.company_id,
      application.person_id,
      application.first_name,
      application.last_name,
      application.email,
      application.phone,
      application.region_number,
      application.language,
      arrival.personIsNew,
      application.id,
      application.position_id,
      application.digest_key,
      application.status,
      application.stage_id,
      application.stage_entry,
      application.stage_status,
      JSON.stringify(arrival.answers),
      application.screening_failed,
      arrival.refererSource,
      application.sms_consent,
      arrival.rejection && JSON.stringify(arrival.rejection),
      arrival.version,
      application.applied_at,
      application.stage_entered_at,
      arrival.possibleDuplicateOf,
      arrival.phoneVerifiedAt,
    ],
  );

export function arrive(tx: Transaction, arrival: Omit<Arrival, 'rejection' | 'version'>): ApplicationRow {
  tx.gather(ARRIVALS, [{ ...arrival, rejection: null, version: 1 }]);
  return arrival.application;
}

/** Undefined for everyone who is stored already. */
export const arrivalOf = (tx: Transaction, { id }: { id: number }): Arrival | undefined =>
  tx.waiting(ARRIVALS).find(({ application }) => application.id === id);

/** Nobody else can have acted on somebody who is not stored yet. */
export const isArriving = (tx: Transaction, application: { id: number }): boolean =>
  arrivalOf(tx, application) !== undefined;

/** Undefined when it is no longer in progress where the move started from, as for those who are stored. */
export function moveArrival(arrival: Arrival, move: StageMove): ApplicationRow | undefined {
  const { status, stage_entry } = arrival.application;
  if (status !== 'in_progress' || stage_entry !== move.fromEntry) return undefined;
  return change(arrival, {
    stage_id: move.stageId,
    stage_entry: stage_entry + 1,
    stage_status: move.stageStatus,
    stage_entered_at: move.now,
  });
}

export function rejectArrival(arrival: Arrival, { reason, now }: Rejecting): ApplicationRow | undefined {
  if (arrival.application.status !== 'in_progress') return undefined;
  arrival.rejection = rejectionOf(reason, now);
  return change(arrival, { status: 'rejected' });
}

function change(arrival: Arrival, changed: Partial<ApplicationRow>): ApplicationRow {
  arrival.application = { ...arrival.application, ...changed };
  arrival.version += 1;
  return arrival.application;
}
