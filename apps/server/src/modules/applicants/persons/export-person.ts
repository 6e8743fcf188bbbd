// Everything the company stores about one person, as a zip: the records as JSON, and the files (AHD-020).
import { ERASED_NAME } from '@onward/domain/applicants/erasing';
import type { App } from '../../../platform/app.ts';
import { zipOf } from '../../../platform/files/zip.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import type { ExportedFile, PersonTraces } from './person-traces.ts';
import { requirePerson } from './persons.service.ts';

export async function exportPerson(
  app: App,
  call: CompanyCall,
  rooms: readonly PersonTraces[],
  id: number,
): Promise<Answer> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const { applications, merged_into: _into, erased_at: _erased, ...person } = await requirePerson(call, id);
  const applicationIds = (applications ?? []).map((each) => each.id);
  const records: Record<string, readonly unknown[]> = {};
  const files: ExportedFile[] = [];
  for (const room of rooms) {
    const exported = await room.exportOf?.(tx, { companyId, applicationIds });
    Object.assign(records, exported?.records);
    files.push(...(exported?.files ?? []));
  }
  const data = { exported_at: now.toISOString(), person, jobs: applications, ...records };
  const zip = zipOf(
    [{ name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }, ...(await readFiles(app, files))],
    now,
  );
  await recordChange(call, { event: 'person_exported', subjectType: 'person', subjectId: id });
  const name = [person.first_name, person.last_name].filter(Boolean).join('-') || Object.values(ERASED_NAME).join('-');
  return fileAnswer(zip, { name: `${name}.zip`, contentType: 'application/zip', type: 'download' });
}

async function readFiles({ files: store }: App, files: readonly ExportedFile[]) {
  const read = await Promise.all(files.map(async (file) => ({ ...file, bytes: await store.get(file.storageKey) })));
  return read.flatMap(({ id, name, bytes }) =>
    // Numbered, because two files may share a name; without slashes, so that nothing unpacks outside the folder.
    bytes ? [{ name: `files/${id}-${name.replaceAll(/[/\\]/g, '_')}`, bytes }] : [],
  );
}
