import type { CheckrCandidate, CheckrInvitation, CheckrReport } from './checkr-world.ts';

export const listOf = (data: object[]) => ({
  data,
  object: 'list',
  count: data.length,
  next_href: null,
  previous_href: null,
});

/** The number of the social security card is never sent back whole. */
export const presentCandidate = ({ key, fields, created_at }: CheckrCandidate, reports: readonly CheckrReport[]) => ({
  ...fields,
  id: key,
  object: 'candidate',
  report_ids: reports.map((report) => report.key),
  ...(typeof fields.ssn === 'string' && { ssn: `XXX-XX-${fields.ssn.slice(-4)}` }),
  created_at,
});

export const presentInvitation = (invitation: CheckrInvitation, ownUrl: string) => ({
  id: invitation.key,
  object: 'invitation',
  status: invitation.status === 'deleted' ? 'expired' : invitation.status,
  candidate_id: invitation.candidate_key,
  package: invitation.package,
  invitation_url: `${ownUrl}/checkr/apply/${invitation.key}`,
  report_id: invitation.report_key,
  expires_at: invitation.expires_at,
  deleted_at: invitation.status === 'deleted' ? new Date().toISOString() : null,
  created_at: invitation.created_at,
});

export const presentReport = (report: CheckrReport) => ({
  id: report.key,
  object: 'report',
  status: report.status,
  result: report.status === 'complete' ? report.result : null,
  adjudication: null,
  package: report.package,
  candidate_id: report.candidate_key,
  created_at: report.created_at,
  completed_at: report.completed_at,
  document_ids: report.status === 'complete' ? [report.key] : [],
});

/** What the sandbox finds for `consider`, with the search that found it. */
export const foundRecords = [
  {
    search: 'county_criminal_search',
    text: 'County criminal search: Fulton County, GA, shoplifting, misdemeanor, 2019, guilty',
  },
  {
    search: 'national_criminal_search',
    text: 'National criminal search: Cobb County, GA, disorderly conduct, misdemeanor, 2021, guilty',
  },
] as const;

export const adverseItems = (report: CheckrReport): object[] =>
  report.result === 'consider'
    ? foundRecords.map(({ text }, index) => ({
        id: `${report.key.slice(0, 20)}c0d${index}`,
        object: 'adverse_item',
        text,
      }))
    : [];
