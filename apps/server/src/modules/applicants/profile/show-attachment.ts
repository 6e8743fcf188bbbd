// Files of an application, for staff who may see the posting (PLT-052).
import { isInScope } from '@onward/domain/staff/scope';
import { noAccess, notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../../platform/http/route.ts';

interface AttachmentRow {
  file_name: string;
  content_type: string;
  storage_key: string;
  position: number;
  location: number;
  department: number | null;
  brand: number;
}

interface AttachmentDemand {
  id: number;
  type?: 'inline' | 'download' | undefined;
  /** Files of another kind don't exist for this demand. */
  kind?: 'form_answer' | null;
}

export async function showAttachment(
  { tx, access }: CompanyCall,
  read: (storageKey: string) => Promise<Buffer | null>,
  { id, type = 'download', kind = null }: AttachmentDemand,
): Promise<Answer> {
  const [file] = await tx.prepared<AttachmentRow & Record<string, unknown>>(
    'applicants_attachment',
    `select f.file_name, f.content_type, f.storage_key, p.id as position, p.location_id as location,
       p.department_id as department, l.brand_id as brand
     from application_attachments f
     join applications a on a.company_id = f.company_id and a.id = f.application_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where f.company_id = $1 and f.id = $2 and ($3::text is null or f.kind = $3)`,
    [access.companyId, id, kind],
  );
  if (!file) throw notFound();
  const { position, location, department, brand } = file;
  if (!isInScope(access.scope, { position, location, department, brand })) throw noAccess('out_of_scope');
  const bytes = await read(file.storage_key);
  if (!bytes) throw notFound();
  return fileAnswer(bytes, { name: file.file_name, contentType: file.content_type, type });
}
