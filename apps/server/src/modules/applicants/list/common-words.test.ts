// Common search words are matched by scanning the list instead of using the index; the page must be the same.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { listApplications } from '@onward/contract/applicants/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

const PEOPLE = 4500;
/** Above this count, a search says "more than" (APP-008). */
const COUNTED = 1000;

interface Listed {
  applications: ApplicationRow[];
  total_count: number;
  total_is_exact: boolean;
}

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
const keys: Record<string, string> = {};

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

beforeAll(async () => {
  product = await startInProcess();
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  await applyTo('Decatur', PEOPLE - 200, 0);
  await applyTo('Midtown', 200, PEOPLE - 200);
  await rows('analyze application_search, applications');
});
afterAll(() => product.stop());

/** Everyone is named Zed, every third Marsh, every fiftieth Quarry, and only the oldest are Ancient. */
async function applyTo(location: string, count: number, from: number): Promise<void> {
  const employer = new Employer(admin);
  const process = await employer.process([]);
  const { id, digest_key } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId(location),
  });
  keys[location] = digest_key;
  await rows(
    `with named as (
       select n, concat_ws(' ', case when n % 3 = 0 then 'Marsh' end, case when n % 50 = 0 then 'Quarry' end,
         case when n <= 3500 then 'Ancient' end, 'No' || n) as last_name
       from generate_series($2::int + 1, $2::int + $1::int) n
     ), person as (
       insert into persons (company_id, first_name, last_name) select 1, 'Zed', last_name from named
       returning id, last_name
     )
     insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, first_name, last_name,
       applied_at, stage_entered_at, last_activity_at)
     select 1, 'common-' || named.n, person.id, $3, 'in_progress', stage.id, 'Zed', last_name,
       now() - interval '1 year' + named.n * interval '1 minute', now(), now()
     from named join person using (last_name)
     join stages stage on stage.hiring_process_template_id = $4 and stage.sequence = 0`,
    [count, from, id, process.id],
  );
}

const search = async (query: string, more: Record<string, string | number> = {}, caller = admin) =>
  (await caller.call<Listed>(listApplications, { query: { query, ...more } })).body;

/** The expected result, by reading every name. */
async function everybodyCalled(words: readonly string[], at: string): Promise<number[]> {
  const found = await rows(
    `select a.id from applications a join positions p on p.id = a.position_id
     where a.company_id = 1 and a.status <> 'inactive' and ($2 = '' or p.digest_key = $2)
       and (select bool_and(a.first_name || ' ' || a.last_name ~* ('\\m' || word)) from unnest($1::text[]) word)
     order by a.applied_at desc, a.id desc`,
    [words, at],
  );
  return found.map(({ id }) => id);
}

describe('A search', () => {
  it.each([
    ['everybody has', ['zed']],
    ['every third has', ['marsh']],
    ['every fiftieth has', ['quarry']],
    ['nobody of the newest has', ['ancient']],
    ['one has', ['no4711']],
    ['of two words that many have', ['zed', 'marsh']],
    ['of a common and a rare word', ['marsh', 'no4710']],
    ['of a single letter', ['z']],
  ])(
    'for what %s finds the newest of them, and counts as far as it counts [APP-008, AHD-022]',
    async (_name, words) => {
      for (const [place, page] of [
        ['', 1],
        ['', 3],
        ['Decatur', 1],
        ['Midtown', 1],
      ] as const) {
        const key = keys[place];
        const all = await everybodyCalled(words, key ?? '');
        const body = await search(words.join(' '), { ...(key && { position_key: key }), page, per_page: 10 });
        expect(body.applications.map(({ id }) => id)).toEqual(all.slice((page - 1) * 10, page * 10));
        if (body.total_is_exact) expect(body.total_count).toBe(all.length);
        else expect([body.total_count, all.length > COUNTED]).toEqual([COUNTED, true]);
      }
    },
  );

  it('shows a manager only their own location [APP-008, CMP-024]', async () => {
    const { applications } = await search('zed', { per_page: 20 }, manager);
    const places = new Set(applications.map(({ position }) => position.location.name));
    expect(applications).toHaveLength(20);
    expect(places.size).toBe(1);
  });
});
