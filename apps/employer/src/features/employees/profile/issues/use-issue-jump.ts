import type { OpenIssue } from '@onward/contract/employees/employee';
import { useNavigate, useSearchParams } from 'react-router';
import { withoutIssueModal } from '../../issues-address.ts';
import { type RecordSection, sectionAddress } from '../sections.ts';
import { ISSUE_LOOKS } from './issue-looks.ts';

export type EditField = (section: RecordSection, field: string | null) => void;

/** Opens the field that fixes an issue; null when that is another page. */
export function useIssueJump(onEdit: EditField): (issue: OpenIssue) => (() => void) | null {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return ({ code, group, field }) => {
    const section = group ?? ISSUE_LOOKS[code].section;
    if (section === null) return null;
    return () => {
      void navigate(sectionAddress(withoutIssueModal(address), section));
      if (group !== null) onEdit(group, field);
    };
  };
}
