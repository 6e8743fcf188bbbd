// The sections of a record at the left; on narrow screens a row above it.
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import {
  Banknote,
  BriefcaseBusiness,
  FileCheck2,
  FolderOpen,
  HeartPulse,
  History,
  Landmark,
  type LucideIcon,
  MapPin,
  PiggyBank,
  Send,
  SlidersHorizontal,
  StickyNote,
  Store,
  UserRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSeesI9 } from '../../everify/parts/use-sees-i9.ts';
import { useSeesPayroll } from '../../payroll/parts/use-sees-payroll.ts';
import { useEmployeeFields } from './extra/use-employee-fields.ts';
import styles from './SectionNav.module.css';
import { RECORD_SECTIONS, type RecordSection, sectionAddress } from './sections.ts';

const ICONS: Record<RecordSection, LucideIcon> = {
  basic_information: UserRound,
  address: MapPin,
  emergency_contact: HeartPulse,
  employment_details: BriefcaseBusiness,
  work_location: Store,
  compensation: Banknote,
  direct_deposit: PiggyBank,
  state_tax: Landmark,
  documents: FolderOpen,
  i9: FileCheck2,
  payroll: Send,
  notes: StickyNote,
  custom_fields: SlidersHorizontal,
  history: History,
};

interface Props {
  record: EmployeeProfile;
  active: RecordSection;
}

export function SectionNav({ record, active }: Props) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const hasOwnFields = (useEmployeeFields()?.length ?? 0) > 0;
  const isOff: Partial<Record<RecordSection, boolean>> = {
    custom_fields: !hasOwnFields,
    payroll: !useSeesPayroll(),
    i9: !useSeesI9(),
  };
  const shown = RECORD_SECTIONS.filter((section) => !isOff[section]);
  const row = useActiveInSight(active);
  return (
    <nav ref={row} className={`${styles.sections} no-print`} aria-label={t('employees:sectionsLabel')}>
      {shown.map((section) => {
        const Icon = ICONS[section];
        return (
          <Link
            key={section}
            to={sectionAddress(address, section)}
            className={styles.section}
            aria-current={section === active ? 'true' : undefined}
          >
            <Icon size={17} aria-hidden="true" />
            {t(`employees:sections.${section}`)}
            {section === 'documents' && record.attachments.length > 0 && (
              <span className={styles.count}>{record.attachments.length}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** On narrow screens the row scrolls sideways, and the active section stays visible; the page itself doesn't scroll. */
function useActiveInSight(active: RecordSection) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly active section is scrolled into view
  useEffect(() => {
    const nav = row.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!nav || !link) return;
    const shift = link.getBoundingClientRect().left - nav.getBoundingClientRect().left;
    nav.scrollLeft += shift - (nav.clientWidth - link.offsetWidth) / 2;
  }, [active]);
  return row;
}
