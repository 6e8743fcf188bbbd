// The people behind applications: duplicates, merging, erasing, and the "do not rehire" flag.

import {
  erasePerson,
  exportPerson,
  flagDoNotRehire,
  keepPersonsApart,
  listDuplicates,
  mergePersons,
} from '@onward/contract/applicants/persons';
import type { BodyOf } from '@onward/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshApplicants } from '../applicants.api.ts';
import { refreshProfile } from '../profile/profile.api.ts';

const DUPLICATES = 'person-duplicates';

export const duplicatesQuery = (personId: number) =>
  queryOptions({
    queryKey: [DUPLICATES, personId] as const,
    queryFn: ({ signal }) => api.call(listDuplicates, { params: { id: personId }, signal, silent: true }),
  });

async function changed(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [DUPLICATES] });
  void refreshApplicants();
  await refreshProfile();
}

export type MergeValues = NonNullable<BodyOf<typeof mergePersons>['values']>;

/** Silent: the dialog shows why it was refused. */
export async function merge(personId: number, otherId: number, values: MergeValues): Promise<void> {
  await api.call(mergePersons, { params: { id: personId }, body: { person_id: otherId, values }, silent: true });
  await changed();
}

/** Silent: the dialog shows why it was refused. */
export async function keepApart(personId: number, otherId: number): Promise<void> {
  await api.call(keepPersonsApart, { params: { id: personId }, body: { person_id: otherId }, silent: true });
  await changed();
}

/** Silent: the form shows the error next to its field. */
export async function setDoNotRehire(personId: number, reason: string | null): Promise<void> {
  await api.call(flagDoNotRehire, { params: { id: personId }, body: { reason }, silent: true });
  await changed();
}

export const exportData = (personId: number): Promise<Blob> => api.file(exportPerson, { params: { id: personId } });

/** Silent: the dialog shows why it was refused. */
export async function erase(personId: number, name: string): Promise<void> {
  await api.call(erasePerson, { params: { id: personId }, body: { name }, silent: true });
  await changed();
}
