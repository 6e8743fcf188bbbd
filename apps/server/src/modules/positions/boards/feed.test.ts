// The job board feed, read as a board reads it.

import type { Position } from '@onward/contract/positions/position';
import { closePosition, createPosition, publishPosition } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

const REQUIRED = [
  'title',
  'date',
  'referencenumber',
  'requisitionid',
  'url',
  'company',
  'city',
  'country',
  'description',
  'email',
];

type Job = Record<string, string>;

const elementsOf = (xml: string): Job =>
  Object.fromEntries(
    [...xml.matchAll(/<(\w+)>((?:<!\[CDATA\[[\s\S]*?\]\]>)+)<\/\1>/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1'),
    ]),
  );

describe('the feed', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const read = async (): Promise<{ head: Job; jobs: Job[] }> => {
    const response = await fetch(`${product.url}/feeds/indeed.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const xml = await response.text();
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(xml.trimEnd().endsWith('</source>')).toBe(true);
    const jobs = [...xml.matchAll(/<job>([\s\S]*?)<\/job>/g)].map(([, job = '']) => elementsOf(job));
    return { head: elementsOf(xml.slice(0, xml.indexOf('<job>'))), jobs };
  };

  const publish = async (more: object = {}): Promise<Position> => {
    const { rows } = await product.app.ownerPool.query(
      "select id from locations where company_id = 1 and name = 'Smyrna'",
    );
    const description = '<p>You welcome guests and keep ]]> the place tidy & clean, day by day.</p>';
    const position = { title: 'Night cook & baker', location_id: rows[0].id, description, ...more };
    const made = (await admin.call<{ position: Position }>(createPosition, { body: { position } })).body.position;
    const params = { position_key: made.digest_key };
    return (await admin.call<{ position: Position }>(publishPosition, { params })).body.position;
  };
  const jobOf = async ({ id }: Position): Promise<Job | undefined> =>
    (await read()).jobs.find(({ referencenumber }) => referencenumber === `1-${id}`);

  it('contains the fields boards require of each public approved posting, with a tagged link [JOB-055]', async () => {
    const position = await publish({
      salary_min: 15,
      salary_max: 18.5,
      salary_unit: 'hour',
      employment_type: 'part_time',
    });
    const { head, jobs } = await read();
    expect(Object.keys(head)).toEqual(['publisher', 'publisherurl', 'lastBuildDate']);
    for (const job of jobs) for (const name of REQUIRED) expect(job[name], `${name} of ${job.title}`).toBeTruthy();
    for (const job of jobs)
      expect(job.state, job.title).toMatch(job.city === 'Remote' ? /^([A-Z]{2})?$/ : /^[A-Z]{2}$/);
    expect(new Set(jobs.map(({ referencenumber }) => referencenumber)).size).toBe(jobs.length);
    expect(await jobOf(position)).toMatchObject({
      title: 'Night cook & baker',
      url: `${position.url}?referer_source=indeed`,
      salary: '$15 - $18.5 per hour',
      jobtype: 'parttime',
      city: 'Smyrna',
      state: 'GA',
      country: 'US',
      description: expect.stringContaining(']]'),
    });
  });

  it('leaves out unlisted and closed postings [JOB-055]', async () => {
    const unlisted = await publish({ title: 'Secret cook', access: 'unlisted' });
    const closed = await publish({ title: 'Day cook' });
    expect(await jobOf(closed)).toBeDefined();
    await admin.call(closePosition, { params: { position_key: closed.digest_key } });
    expect(await jobOf(closed)).toBeUndefined();
    expect(await jobOf(unlisted)).toBeUndefined();
  });
});
