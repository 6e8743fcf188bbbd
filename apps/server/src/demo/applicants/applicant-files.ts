// Resumes of some demo applicants, only if the demo has file storage.

import type { DemoApplicant, DemoCrowd } from './applicant-crowd.ts';
import { JOBS_BEFORE } from './applicant-texts.ts';
import { type DemoFile, pdfResume, type ResumeOf, textResume } from './resumes.ts';

const RESUME_EVERY = 20;
const SKILLS = [
  ['Espresso and latte art', 'Opening and closing', 'Spanish'],
  ['Line cook', 'Knife skills', 'Inventory'],
  ['Customer service', 'Point of sale', 'Team training'],
  ['CPR and first aid', 'Medication reminders', 'Safe lifting'],
  ['Sommelier course, level 1', 'Table service', 'French'],
];

export async function insertResumes(
  { tx, companyId, files }: DemoCrowd,
  applicants: readonly DemoApplicant[],
  ids: readonly number[],
): Promise<void> {
  if (!files) return;
  const resumes = applicants
    .filter(({ number }) => number % RESUME_EVERY === 0)
    .map((applicant) => ({
      applicant,
      file: resumeOf(applicant),
      key: `${companyId}/demo-resume-${applicant.number}`,
    }));
  await Promise.all(resumes.map(({ file, key }) => files.put(key, file.bytes, file.contentType)));
  await tx.client.query(
    `insert into application_attachments (company_id, application_id, kind, file_name, content_type, byte_size,
       storage_key, created_at, text_content)
     select $1, application_id, 'resume', file_name, content_type, byte_size, storage_key, created_at, text_content
     from json_to_recordset($2) as f (application_id bigint, file_name text, content_type text, byte_size bigint,
       storage_key text, created_at timestamptz, text_content text)`,
    [
      companyId,
      JSON.stringify(
        resumes.map(({ applicant, file, key }) => ({
          application_id: ids[applicant.number],
          file_name: file.fileName,
          content_type: file.contentType,
          byte_size: file.bytes.length,
          storage_key: key,
          created_at: applicant.story.appliedAt,
          text_content: file.text,
        })),
      ),
    ],
  );
  await tx.client.query(
    'select onward.index_application(company_id, application_id) from application_attachments where company_id = $1',
    [companyId],
  );
}

function resumeOf({ number, firstName, lastName, posting }: DemoApplicant): DemoFile {
  const turn = number / RESUME_EVERY;
  const resume: ResumeOf = {
    firstName,
    lastName,
    title: posting.title,
    experience: JOBS_BEFORE[turn % JOBS_BEFORE.length] ?? '',
    skills: SKILLS[turn % SKILLS.length] ?? [],
  };
  return turn % 3 === 0 ? textResume(resume) : pdfResume(resume);
}
