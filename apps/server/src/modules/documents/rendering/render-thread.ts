// Runs in a thread of render-pool.ts, so that rendering doesn't block the server.
import { renderDocuments } from './render.ts';
import type { RenderedPdf, RenderRequest } from './render-request.ts';

export default (request: RenderRequest): Promise<RenderedPdf> => renderDocuments(request);
