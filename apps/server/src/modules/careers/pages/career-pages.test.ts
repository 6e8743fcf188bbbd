import { CABLE_PATH, CABLE_PROTOCOL } from '@onward/contract/cable';
import type { CareerPage } from '@onward/contract/careers/career-pages';
import type { Position } from '@onward/contract/positions/position';
import { closePosition, updatePosition } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPublicPages } from '../../../../../../testing/browser/public-pages.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { applyTo, Employer } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const COMPANY = 'larkfieldgrp';

interface Page {
  status: number;
  html: string;
  headers: Headers;
}

async function open(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(product.url + path, { redirect: 'manual', headers });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** A posting's path, as returned by the API. */
async function pathOf({ digest_key }: Position): Promise<string> {
  const address = `/v1/career_pages/${COMPANY}/x/x-1/${digest_key}`;
  return (await stranger.request<CareerPage>('GET', address)).body.canonical_path;
}

/** The event an open list of applicants receives. */
async function listenToApplications(): Promise<{ received: object[]; close(): void }> {
  const address = `${product.url.replace('http', 'ws')}${CABLE_PATH}?token=${admin.token}&company_id=1`;
  const socket = new WebSocket(address, CABLE_PROTOCOL);
  const frames: { type?: string; message?: object }[] = [];
  const received: object[] = [];
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data));
    frames.push(frame);
    if (frame.type === undefined) received.push(frame.message);
  });
  const seen = (type: string) => until(type, async () => frames.some((frame) => frame.type === type));
  await seen('welcome');
  socket.send(JSON.stringify({ command: 'subscribe', identifier: JSON.stringify({ channel: 'applications' }) }));
  await seen('confirm_subscription');
  return { received, close: () => socket.close() };
}

const structuredData = ({ html }: Page): Record<string, unknown> | null => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json) : null;
};

describe('Career pages', () => {
  it('list the open jobs of a company without scripts [CAR-002, AHD-008]', async () => {
    const position = await employer.publish({
      title: 'Weekend Barista',
      salary_min: 15.5,
      salary_max: 1200,
      salary_unit: 'hour',
    });
    const page = await open(`/j/${COMPANY}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<h1>Jobs at Larkfield Group</h1>');
    expect(page.html).toContain(`href="${await pathOf(position)}"`);
    expect(page.html).toContain('$15.50 to $1,200 per hour');
    expect(page.html).toMatch(/<form[^>]*method="get"/);
  });

  it('filter the list by the URL’s query, even when it is invalid [CAR-002]', async () => {
    await employer.publish({ title: 'Unusual Sommelier' });
    const found = await open(`/j/${COMPANY}?query=sommelier`);
    expect([found.html.includes('Unusual Sommelier'), found.html.includes('Weekend Barista')]).toEqual([true, false]);
    const nonsense = await open(`/j/${COMPANY}?page=-3&location=abc&employment_type=nothing&query=%00`);
    expect(nonsense.status).toBe(200);
    const nothing = await open(`/j/${COMPANY}?query=zzzzzz`);
    expect(nothing.html).toContain('No jobs match this search');
  });

  it('keep the words of a search when a brand is chosen [CAR-002]', async () => {
    const { html } = await open(`/j/${COMPANY}?query=cook&location=1`);
    expect(html).toContain(`href="/j/${COMPANY}/cluckwell?query=cook"`);
    expect((await open(`/j/${COMPANY}`)).html).toContain(`href="/j/${COMPANY}/cluckwell"`);
  });

  it('count the locations of the jobs they list, also when filtered [CAR-002]', async () => {
    const countOf = async (query = '') => {
      const { body } = await stranger.request<CareerPage>('GET', `/v1/career_pages/larkfieldgrp${query}`);
      return { locations: body.locations_count, all: body.filters.locations };
    };
    const { locations, all } = await countOf();
    expect(locations).toBeGreaterThan(1);
    expect((await countOf(`?location=${all[0]?.id}`)).locations).toBe(1);
    expect((await countOf('?query=nobody-is-called-this')).locations).toBe(0);
  });

  it('say when there are no jobs [CAR-001, CAR-002]', async () => {
    const { rows } = await product.app.ownerPool.query(
      `insert into locations (company_id, brand_id, identify_code, name, city, state_code, country_code)
       select company_id, id, 'EMPTY', 'Empty store', 'Savannah', 'GA', 'US' from brands where friendly_id = 'cluckwell'
       returning id`,
    );
    const page = await open(`/j/${COMPANY}/cluckwell/savannah-${rows[0]?.id}`);
    expect([page.status, page.html.includes('No open jobs right now')]).toEqual([200, true]);
  });

  it('are searched by words in any order, in title, brand and place, without accents and case [CAR-002]', async () => {
    const decatur = await employer.publish({ title: 'Café Line Cook' });
    const { rows } = await product.app.ownerPool.query(
      `select b.name as brand, l.* from locations l join brands b on b.id = l.brand_id and b.company_id = l.company_id
       where l.company_id = 1 and l.id = $1`,
      [await employer.locationId()],
    );
    const { brand, city, state_code, postal_code, address_line_1 } = rows[0];
    const found = async (query: string) => {
      const path = `/v1/career_pages/larkfieldgrp?query=${encodeURIComponent(query)}`;
      const { body } = await stranger.request<CareerPage>('GET', path);
      return body.positions.some(({ digest_key }) => digest_key === decatur.digest_key);
    };
    const place = [`cafe ${postal_code}`, `cafe ${address_line_1}`, `cafe ${city}, ${state_code}`, `cafe ${brand}`];
    for (const query of ['cafe', 'COOK café', `cook ${city}`, 'line-cook', ...place]) {
      expect(await found(query), query).toBe(true);
    }
    expect(await found('cafe nowhere')).toBe(false);
    expect((await open(`/j/${COMPANY}?query=zzzzzz`)).html).toContain(`href="/j/${COMPANY}">Show all jobs`);
  });

  it('redirect a wrong slug permanently to the right one, with its query [CAR-001, JOB-048]', async () => {
    const position = await employer.publish({ title: 'Grill Cook' });
    const right = await pathOf(position);
    const wrong = right.replace('grill-cook', 'brill-took');
    const { status, headers } = await open(`${wrong}?referer_source=twitter`);
    expect([status, headers.get('location')]).toEqual([301, `${right}?referer_source=twitter`]);
  });

  it('respond to an unknown URL with a page for browsers and a catalog error for programs [CAR-001, PLT-006]', async () => {
    const cutShort = `/positions/${COMPANY}/larkfiel0014`;
    const inFrench = { accept: 'text/html', 'accept-language': 'fr' };
    const page = await open(cutShort, inFrench);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.html).toContain('Page introuvable');
    for (const [path, headers] of [
      [cutShort, {}],
      ['/v1/no-such-thing', inFrench],
    ] as const) {
      const { status, html } = await open(path, headers);
      expect([status, JSON.parse(html)]).toMatchObject([404, { error_code: 40001 }]);
    }
  });

  it.each([
    '/j/nobody',
    `/j/${COMPANY}/no-such-brand`,
    `/j/${COMPANY}/cluckwell/nowhere-999999`,
    `/j/${COMPANY}/cluckwell/decatur-1/nothing-zzzzzzzzzzzz`,
    '/j/%00',
  ])('answer %s with a page that says it is not there [CAR-001]', async (path) => {
    const page = await open(path);
    expect([page.status, page.html.includes('Page not found'), page.html.includes('noindex')]).toEqual([
      404,
      true,
      true,
    ]);
  });

  it('lead from nowhere to the jobs of the company that the address belongs to [CAR-001]', async () => {
    const toJobs = `<a class="button" href="/j/${COMPANY}">See open jobs at Larkfield Group</a>`;
    for (const path of [`/j/${COMPANY}/no-such-brand`, `/positions/${COMPANY}/nothing-here/apply`]) {
      const page = await open(path);
      expect([page.status, page.html.includes(toJobs)]).toEqual([404, true]);
    }
    expect((await open('/j/nobody')).html).not.toContain('See open jobs');
  });

  it('find a company, a brand, and a job that were typed in capitals [CAR-001]', async () => {
    const job = await pathOf(await employer.publish({ title: 'Line Cook' }));
    for (const right of [`/j/${COMPANY}`, `/j/${COMPANY}/cluckwell`, job]) {
      const { status, headers } = await open(right.toUpperCase().replace('/J/', '/j/'));
      expect([status, headers.get('location')]).toEqual([301, right]);
    }
  });

  it('do not show unapproved postings [JOB-043]', async () => {
    const position = await employer.publish({ title: 'Under Review Cook' });
    const path = await pathOf(position);
    await product.app.ownerPool.query(`update positions set review_status = 'pending' where digest_key = $1`, [
      position.digest_key,
    ]);
    expect((await open(path)).status).toBe(404);
    expect((await open('/sitemap.xml')).html).not.toContain(position.digest_key);
  });
});

describe('A job page', () => {
  it('describes the job, with structured data for search engines [CAR-003, PLT-043]', async () => {
    const position = await employer.publish({
      title: 'Shift Lead <b>"now"</b>',
      salary_min: 16.5,
      salary_max: 18,
      salary_unit: 'hour',
      benefits: ['Free meals'],
    });
    const path = await pathOf(position);
    const page = await open(path);
    expect(page.html).toContain('$16.50 to $18.00');
    expect(page.html).toContain('Free meals');
    expect(page.html).toContain(`<link rel="canonical" href="${product.url}${path}">`);
    expect(page.html).not.toContain('<b>"now"');
    expect(structuredData(page)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Shift Lead <b>"now"</b>',
      directApply: true,
      hiringOrganization: { sameAs: `${product.url}/j/${COMPANY}` },
      jobLocation: { address: { addressLocality: 'Decatur' } },
      baseSalary: { currency: 'USD', value: { minValue: 16.5, maxValue: 18, unitText: 'HOUR' } },
    });
  });

  it('leads to the form with the tag of the network it was shared on [JOB-049, CAR-008]', async () => {
    const path = await pathOf(await employer.publish());
    const page = await open(`${path}?referer_source=whatsapp`);
    expect(page.html).toMatch(/href="\/positions\/larkfieldgrp\/\w+\/apply\?referer_source=whatsapp"/);
    expect(page.html).toContain('referer_source%3Dlinkedin');
    expect(page.html).not.toContain('referer_source%3Dfacebook');
  });

  it('of a closed posting says so, lists others, and is no longer indexed [CAR-003]', async () => {
    const position = await employer.publish({ title: 'Closed Cook' });
    await employer.publish({ title: 'Similar Cook' });
    const path = await pathOf(position);
    await admin.call(closePosition, { params: { position_key: position.digest_key } });
    const page = await until('the page to say so', async () => {
      const now = await open(path);
      return now.html.includes('This job is no longer accepting applications') ? now : undefined;
    });
    expect([page.status, page.html.includes('noindex'), structuredData(page)]).toEqual([200, true, null]);
    expect(page.html).toContain('Similar open jobs');
    expect(page.html).not.toContain('/apply');
  });

  it('shows a change to its posting at once, although pages are cached [CAR-003]', async () => {
    const position = await employer.publish({ title: 'Kept Cook' });
    const path = await pathOf(position);
    await open(path);
    const { body } = await admin.request<{ position: Position }>('GET', `/v1/positions/${position.digest_key}`);
    const change = { ...body.position, openings: 7 };
    await admin.call(updatePosition, { params: { position_key: position.digest_key }, body: { position: change } });
    await until('the change to be on the page', async () => (await open(path)).html.includes('7 openings'));
  });

  it('stays cached while people apply, because that does not change it [CAR-003]', async () => {
    const { received, close } = await listenToApplications();
    const position = await employer.publish({ openings: 3 });
    const path = await pathOf(position);
    // Events arrive in order, so after the application's event all earlier ones have arrived too.
    await applyTo(stranger, position);
    await until('the first application', async () => received.length > 0);
    await open(path);
    await product.app.ownerPool.query('update positions set openings = 8 where digest_key = $1', [position.digest_key]);
    const before = received.length;
    await applyTo(stranger, position);
    await until('the second application', async () => received.length > before);
    expect((await open(path)).html).toContain('3 openings');
    close();
  });
});

describe('Public pages', () => {
  it('use the chosen language, then the browser’s [PLT-039, AHD-008]', async () => {
    const spanish = await open(`/j/${COMPANY}?lang=es`, { 'accept-language': 'fr' });
    expect(spanish.html).toContain('<html lang="es">');
    const cookie = spanish.headers.get('set-cookie') ?? '';
    expect([cookie.split(';')[0], spanish.headers.get('cache-control')]).toEqual(['onward_language=es', 'no-store']);
    const kept = await open(`/j/${COMPANY}`, { cookie: 'a=b; onward_language=es', 'accept-language': 'fr' });
    expect(kept.html).toContain('Empleos en Larkfield Group');
    expect((await open(`/j/${COMPANY}`, { 'accept-language': 'fr-CA,en;q=0.5' })).html).toContain('<html lang="fr">');
    expect((await open(`/j/${COMPANY}?lang=xx`)).headers.get('set-cookie')).toBeNull();
  });

  it('contain no applicant counts and no staff [CAR-004, CAR-023]', async () => {
    const position = await employer.publish();
    await applyTo(stranger, position);
    const { html } = await open(await pathOf(position));
    expect(html).not.toMatch(/applicants?_count|staff|super\.admin|hiring_process/i);
  });

  it('send strict headers, and are cached by browsers for a minute [CAR-023]', async () => {
    const { headers } = await open(`/j/${COMPANY}`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('tell search engines where the open jobs are [CAR-003]', async () => {
    const position = await employer.publish();
    expect((await open('/robots.txt')).html).toContain(`Sitemap: ${product.url}/sitemap.xml`);
    const { html } = await open('/sitemap.xml');
    expect(html).toContain(`<loc>${product.url}${await pathOf(position)}</loc><lastmod>`);
    expect((await open('/sitemap/9.xml')).status).toBe(404);
  });

  it('let scripts be cached forever and compress the page [AHD-008]', async () => {
    const page = await open(`/j/${COMPANY}`, { 'accept-encoding': 'gzip' });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    const [, script = ''] = /src="(\/portal-assets\/assets\/[^"]+)"/.exec(page.html) ?? [];
    expect((await open(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('Pages behind a link', () => {
  it('are not indexed, not cached, and send no referrer [CAR-014, CAR-023]', async () => {
    const form = await employer.form([{ id: 1, title: 'Your size?', question_type: 'short_text' }]);
    const process = await employer.process([
      { id: -2, name: 'Paperwork', stage_type: 'online_form', config: { form_id: form.id } },
    ]);
    const position = await employer.publish({ hiring_process_template_id: process.id });
    const { body } = await applyTo(stranger, position);
    const thanks = await open(`/thanks/${body.receipt_token}`);
    expect(thanks.html).toContain('Thanks, Amara');
    const apply = await open(`/positions/${COMPANY}/${position.digest_key}/apply?resume=${'x'.repeat(30)}`);
    expect(apply.html).toContain('This page needs JavaScript');
    // The language switch does not repeat a one-time link.
    expect(apply.html).not.toContain('xxxxxxxxxx');
    for (const page of [thanks, apply]) {
      expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
        200,
        'noindex',
        'no-referrer',
      ]);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(['/form/', '/online-quiz/'])('at %s say when they are no longer valid [CAR-014]', async (path) => {
    const page = await open(path + 'x'.repeat(40));
    expect([page.status, page.html.includes('This link is no longer valid')]).toEqual([410, true]);
  });

  it('belong to the company in their URL [CAR-008]', async () => {
    const position = await employer.publish();
    expect((await open(`/positions/someoneelse/${position.digest_key}/apply`)).status).toBe(404);
  });

  it('contain no preview data themselves [CAR-022]', async () => {
    const page = await open(`/positions/${COMPANY}/larkfiel0001/apply?preview=true`);
    expect([page.status, page.html.includes('Shift Leader')]).toEqual([200, false]);
  });
});
