// The router, in the mode that the URL requires.
import { createBrowserRouter, createHashRouter } from 'react-router';
import type { RouterMode } from '../platform/routing/router-mode.ts';
import { routes } from './routes.tsx';

export const createRouter = (mode: RouterMode) =>
  mode.kind === 'path' ? createBrowserRouter(routes, { basename: mode.basename }) : createHashRouter(routes);

export type Router = ReturnType<typeof createRouter>;
