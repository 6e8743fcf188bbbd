// Routes for persons, the people behind applications.
import {
  erasePerson,
  exportPerson,
  flagDoNotRehire,
  keepPersonsApart,
  listDuplicates,
  listPersonMerges,
  mergePersons,
  undoPersonMerge,
} from '@onward/contract/applicants/persons';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../../platform/app.ts';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { erase } from './erasing.service.ts';
import { exportPerson as zipPerson } from './export-person.ts';
import type { PersonTraces } from './person-traces.ts';
import * as persons from './persons.service.ts';

export const personsRoutes = (app: App, rooms: readonly PersonTraces[]): Route[] => [
  route(listDuplicates, (call) => persons.listDuplicates(call, call.params.id)),
  route(mergePersons, async (call) => ({ person: await persons.merge(call, rooms, call.params.id, call.body) })),
  route(keepPersonsApart, async (call) => {
    await persons.keepApart(call, call.params.id, call.body.person_id);
    return undefined;
  }),
  route(flagDoNotRehire, async (call) => ({
    person: await persons.flagDoNotRehire(call, call.params.id, call.body.reason),
  })),
  route(exportPerson, (call) => zipPerson(app, call, rooms, call.params.id)),
  route(erasePerson, async (call) => {
    await erase(call, rooms, call.params.id, call.body.name);
    return undefined;
  }),
  route(listPersonMerges, async (call) => {
    const newest = { field: 'id', direction: 'desc' } as const;
    const window = pageWindow(call.query, ['id'], newest, DEFAULT_PAGE_SIZE);
    const { merges, totalCount } = await persons.listMerges(call, call.params.id, window);
    return { person_merges: merges, ...pageFacts(window, totalCount) };
  }),
  route(undoPersonMerge, async (call) => ({
    person_merge: await persons.undoMerge(call, rooms, call.params.id, call.params.merge_id),
  })),
];
