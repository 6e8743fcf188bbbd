// The routes of E-Verify accounts.
import * as endpoints from '@onward/contract/everify/everify-companies';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { presentCompany } from './companies/companies.presenter.ts';
import * as companies from './companies/companies.queries.ts';
import { presentWaiting, reviewCompany } from './companies/review-companies.ts';
import { createCompany, updateCompany } from './companies/save-company.ts';
import { deleteCompany, submitCompany } from './companies/submit-company.ts';

export const everifyCompaniesRoutes = (app: App): Route[] => [
  route(endpoints.listEverifyCompanies, async ({ tx, access }) => ({
    formi9_compliance_companies: (await companies.list(tx, access.companyId)).map(presentCompany),
  })),
  route(endpoints.createEverifyCompany, async (call) => ({
    formi9_compliance_company: await createCompany(call, call.body),
  })),
  route(endpoints.getEverifyCompany, async ({ tx, access, params }) => {
    const row = await companies.find(tx, access.companyId, params.id);
    if (!row) throw notFound();
    return { formi9_compliance_company: presentCompany(row) };
  }),
  route(endpoints.updateEverifyCompany, async (call) => ({
    formi9_compliance_company: await updateCompany(call, call.params.id, call.body),
  })),
  route(endpoints.submitEverifyCompany, async (call) => ({
    formi9_compliance_company: await submitCompany(call, call.params.id, call.body),
  })),
  route(endpoints.deleteEverifyCompany, async (call) => {
    await deleteCompany(call, call.params.id);
    return undefined;
  }),
  route(endpoints.listEverifyReviews, async ({ tx, query }) => {
    const oldest = { field: 'submitted_at', direction: 'asc' } as const;
    const window = pageWindow(query, companies.REVIEW_ORDERS, oldest, DEFAULT_PAGE_SIZE);
    const { rows, total } = await companies.listWaiting(tx, window);
    return { formi9_compliance_companies: rows.map(presentWaiting), ...pageFacts(window, total) };
  }),
  route(endpoints.reviewEverifyCompany, async (call) => ({
    formi9_compliance_company: await reviewCompany(app, call, call.params.id, call.body),
  })),
];
