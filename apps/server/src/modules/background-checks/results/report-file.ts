// The report itself, read from the provider each time; it is not stored here (CHK-008).
import type { App } from '../../../platform/app.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { withCheckr } from '../../integrations/integrations.service.ts';
import type { CheckRow } from '../checks.queries.ts';
import { fileName } from '../consent/consent-texts.ts';

export async function reportFile(app: App, check: CheckRow, type: 'inline' | 'download'): Promise<Answer> {
  const { report_id: reportId, completed_at, company_id } = check;
  if (!reportId || !completed_at) throw notFound();
  const bytes = await withCheckr(app, company_id, async (client) => {
    const [documentId] = (await client.getReport(reportId)).document_ids;
    return documentId ? client.downloadDocument(documentId) : null;
  });
  if (!bytes) throw notFound();
  return fileAnswer(bytes, { name: fileName(check, 'report'), contentType: 'application/pdf', type });
}
