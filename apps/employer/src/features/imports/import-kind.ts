// What differs between import kinds: fields, URLs and affected data.
import type { ImportKind } from '@onward/contract/imports/imports';
import {
  APPLICANT_FIELD_NAMES,
  APPLICANT_IMPORT_FIELDS,
  REQUIRED_APPLICANT_FIELDS,
} from '@onward/domain/applicants/applicant-import';
import {
  EMPLOYEE_FIELD_NAMES,
  EMPLOYEE_IMPORT_FIELDS,
  isSensitiveColumn,
  REQUIRED_EMPLOYEE_FIELDS,
} from '@onward/domain/employees/employee-import';
import {
  IMPORT_FIELD_NAMES,
  LOCATION_IMPORT_FIELDS,
  REQUIRED_IMPORT_FIELDS,
} from '@onward/domain/locations/location-import';
import { createContext, useContext } from 'react';
import { paths } from '../../platform/routing/paths.ts';

export interface KindOfImport {
  kind: ImportKind;
  fields: readonly string[];
  required: readonly string[];
  /** Headings that are mapped automatically when the file is imported again. */
  headings: readonly string[];
  /** Columns that are emptied before the file is stored. */
  isWithheld: (heading: string) => boolean;
  path(id?: number, step?: 'columns'): string;
  crumbs: readonly { label: string; to: string }[];
  /** Where the imported records are listed. */
  shown: string;
  /** Query key of the data that is stale after an import. */
  staleKey: string;
}

const headingsOf = (fields: readonly string[], names: Readonly<Record<string, readonly string[]>>): string[] =>
  fields.map((field) => names[field]?.[0] ?? field);

export const KINDS: Record<ImportKind, KindOfImport> = {
  locations: {
    kind: 'locations',
    fields: LOCATION_IMPORT_FIELDS,
    required: REQUIRED_IMPORT_FIELDS,
    headings: headingsOf(LOCATION_IMPORT_FIELDS, IMPORT_FIELD_NAMES),
    isWithheld: () => false,
    path: paths.importLocations,
    crumbs: [
      { label: 'shell:pages.company', to: paths.company() },
      { label: 'shell:company.panels.locations', to: paths.company('locations') },
    ],
    shown: paths.company('locations'),
    staleKey: 'locations',
  },
  applicants: {
    kind: 'applicants',
    fields: APPLICANT_IMPORT_FIELDS,
    required: REQUIRED_APPLICANT_FIELDS,
    headings: headingsOf(APPLICANT_IMPORT_FIELDS, APPLICANT_FIELD_NAMES),
    isWithheld: () => false,
    path: paths.importApplicants,
    crumbs: [{ label: 'shell:pages.applicants', to: paths.applicants() }],
    shown: paths.applicants(),
    staleKey: 'applicants',
  },
  employees: {
    kind: 'employees',
    fields: EMPLOYEE_IMPORT_FIELDS,
    required: REQUIRED_EMPLOYEE_FIELDS,
    headings: headingsOf(EMPLOYEE_IMPORT_FIELDS, EMPLOYEE_FIELD_NAMES),
    isWithheld: isSensitiveColumn,
    path: paths.importEmployees,
    crumbs: [{ label: 'shell:pages.employeeRecords', to: paths.employeeList() }],
    shown: paths.employeeList(),
    staleKey: 'employees',
  },
};

export const ImportKindContext = createContext<KindOfImport>(KINDS.locations);

export const useImportKind = (): KindOfImport => useContext(ImportKindContext);
