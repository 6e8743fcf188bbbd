// The parts of a record's address about its open issues (EMP-003).

const INCLUDE = 'include';
const MODAL = 'issue_modal_visible';

/** The address with the open issues shown at once. */
export function withIssues(address: string): string {
  const [path, search = ''] = address.split('?');
  const next = new URLSearchParams(search);
  next.set(INCLUDE, 'open_issues');
  next.set(MODAL, 'true');
  return `${path}?${next}`;
}

export const showsIssues = (address: URLSearchParams): boolean => address.get(MODAL) === 'true';

export function withoutIssueModal(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(MODAL);
  return next;
}
