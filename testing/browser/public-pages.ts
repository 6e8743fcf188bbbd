/** The built public pages, for tests that read them over HTTP: the server renders with the latest build. */
import { buildPortal } from '../../scripts/supervisor/browser-apps.ts';
import { root } from '../../scripts/supervisor/programs.ts';

export const buildPublicPages = (): Promise<boolean> => buildPortal(root).finished;
