/** The built public pages, for tests that read them over HTTP: the server renders with what was built last. */
import { buildPortal } from '../../scripts/supervisor/browser-program.ts';
import { root } from '../../scripts/supervisor/programs.ts';

export const buildPublicPages = (): Promise<boolean> => buildPortal(root).finished;
