// Routes of the everify room: Forms I-9, the company's accounts, and cases.
import type { App } from '../../platform/app.ts';
import type { Route } from '../../platform/http/route.ts';
import { everifyCasesRoutes } from './cases.routes.ts';
import { everifyCompaniesRoutes } from './companies.routes.ts';
import { i9Routes } from './i9.routes.ts';

export const everifyRoutes = (app: App): Route[] => [
  ...i9Routes(app),
  ...everifyCompaniesRoutes(app),
  ...everifyCasesRoutes(app),
];
