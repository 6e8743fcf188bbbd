// Onboarding processes as a company writes them, and what would keep them from starting (ONB-001..014, AHD-017).
import { ACTION_TYPES, MODULE_TYPES, REQUIREMENTS } from '@onward/domain/onboarding/module-types';
import {
  ASSIGNEE_KINDS,
  ASSIGNEES_MAX,
  CONFIG_TEXT_MAX,
  DESCRIPTION_MAX,
  DOCUMENTS_MAX,
  MODULE_NAME_MAX,
  MODULES_MAX,
  PROCESS_NAME_MAX,
  SIGNER_STEPS,
} from '@onward/domain/onboarding/processes';
import { OVERVIEW_COUNTS } from '@onward/domain/onboarding/progress';
import { INTEGRATION_STATUSES, READINESS_CODES, READINESS_FIXES } from '@onward/domain/onboarding/readiness';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';
import { Question, QuestionInputs } from '../questions/questions.ts';

const MODULE = 'onboarding';
const seeing = { audience: 'company', module: MODULE, permission: 'manage_onboarding' } as const;
const editing = { audience: 'company', module: MODULE, permission: 'edit_onboarding_process' } as const;
/** Those who write processes read them too. */
const reading = {
  audience: 'company',
  module: MODULE,
  permission: ['manage_onboarding', 'edit_onboarding_process', 'onboard_employee'],
} as const;

const ModuleTypeName = Type.Enum([...MODULE_TYPES]);

export const Assignee = Type.Object({ kind: Type.Enum([...ASSIGNEE_KINDS]), id: Id, name: Type.String() });
export type Assignee = Static<typeof Assignee>;

export const ModuleConfig = Type.Object({
  employer_name: Type.Optional(Type.String({ maxLength: CONFIG_TEXT_MAX })),
  employer_address: Type.Optional(Type.String({ maxLength: CONFIG_TEXT_MAX })),
  employer_ein: Type.Optional(Type.String({ maxLength: 20 })),
  skip_prepopulate: Type.Optional(Type.Boolean()),
  has_active_e_verify_client: Type.Optional(Type.Boolean()),
  default_company_id: Type.Optional(Type.String({ maxLength: CONFIG_TEXT_MAX })),
  wotc_company: Type.Optional(Type.String({ maxLength: CONFIG_TEXT_MAX })),
  signing_sequences: Type.Optional(Type.Array(Type.Enum([...SIGNER_STEPS]), { maxItems: 2, uniqueItems: true })),
  company_document_templates: Type.Optional(Type.Array(Id, { maxItems: DOCUMENTS_MAX, uniqueItems: true })),
});

const ProcessAction = Type.Object({
  action_type: Type.Enum([...ACTION_TYPES]),
  name: Type.String(),
  sequence: Type.Integer(),
  description: Type.String(),
  assignees: Type.Array(Assignee),
  form: Type.Object({ questions: Type.Array(Question) }),
});

const MODULE_FIELDS = {
  name: Type.String(),
  description: Type.String(),
  module_type: ModuleTypeName,
  sequence: Type.Integer(),
  requirement: Type.Enum([...REQUIREMENTS]),
  config: ModuleConfig,
  actions: Type.Array(ProcessAction),
};

/** The default of a type, before it is part of a process. */
export const DefaultModule = Type.Object(MODULE_FIELDS);
export type DefaultModule = Static<typeof DefaultModule>;

export const CompanyModule = Type.Object({ id: Id, ...MODULE_FIELDS });
export type CompanyModule = Static<typeof CompanyModule>;

const PROCESS_FIELDS = {
  id: Id,
  name: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** Employees whose onboarding follows it now. */
  in_use_count: Type.Integer(),
  version: Type.Integer(),
};

export const ProcessRow = Type.Object({
  ...PROCESS_FIELDS,
  module_types: Type.Array(ModuleTypeName),
  /** About how long the employee needs. */
  minutes: Type.Integer(),
});
export type ProcessRow = Static<typeof ProcessRow>;

export const CompanyProcess = Type.Object({ ...PROCESS_FIELDS, modules: Type.Array(CompanyModule) });
export type CompanyProcess = Static<typeof CompanyProcess>;

export const ProcessInput = Type.Object({
  name: Type.String({ maxLength: PROCESS_NAME_MAX }),
  modules: Type.Optional(
    Type.Array(
      Type.Object({
        /** Of a module that stays. */
        id: Type.Optional(Id),
        name: Type.String({ maxLength: MODULE_NAME_MAX }),
        description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
        module_type: ModuleTypeName,
        requirement: Type.Optional(Type.Enum([...REQUIREMENTS])),
        config: Type.Optional(ModuleConfig),
        actions: Type.Optional(
          Type.Array(
            Type.Object({
              action_type: Type.Enum([...ACTION_TYPES]),
              name: Type.Optional(Type.String({ maxLength: MODULE_NAME_MAX })),
              description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
              assignees: Type.Optional(
                Type.Array(Type.Object({ kind: Type.Enum([...ASSIGNEE_KINDS]), id: Id }), { maxItems: ASSIGNEES_MAX }),
              ),
              form: Type.Optional(Type.Object({ questions: QuestionInputs })),
            }),
            { maxItems: 4 },
          ),
        ),
      }),
      { maxItems: MODULES_MAX },
    ),
  ),
});
export type ProcessInput = Static<typeof ProcessInput>;

export const PROCESS_ORDER_FIELDS = ['name', 'updated_at'] as const;

export const listOnboardingProcesses = endpoint({
  name: 'listOnboardingProcesses',
  method: 'GET',
  path: '/v1/company_onboarding_processes',
  summary: 'Onboarding processes of the company, by name',
  ...reading,
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: PROCESS_NAME_MAX })) }),
  answers: { 200: pageResponse({ company_onboarding_processes: Type.Array(ProcessRow) }) },
});

export const summarizeOnboarding = endpoint({
  name: 'summarizeOnboarding',
  method: 'GET',
  path: '/v1/company_onboarding_processes/summary',
  summary: "How many onboardings in the user's scope are in each state, and the processes to filter by",
  ...seeing,
  toleratesDelay: true,
  answers: {
    200: Type.Object({
      overview: Type.Object(
        Object.fromEntries(OVERVIEW_COUNTS.map((count) => [count, Type.Integer()])) as Record<
          (typeof OVERVIEW_COUNTS)[number],
          ReturnType<typeof Type.Integer>
        >,
      ),
      company_onboarding_processes: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  },
});

const ProcessAnswer = Type.Object({ company_onboarding_process: CompanyProcess });

export const getOnboardingProcess = endpoint({
  name: 'getOnboardingProcess',
  method: 'GET',
  path: '/v1/company_onboarding_processes/:id',
  summary: 'One onboarding process with its modules',
  ...reading,
  params: IdParams,
  answers: { 200: ProcessAnswer },
});

export const createOnboardingProcess = endpoint({
  name: 'createOnboardingProcess',
  method: 'POST',
  path: '/v1/company_onboarding_processes',
  summary: 'Create an onboarding process; without modules it starts with the basic information',
  ...editing,
  body: Type.Object({ company_onboarding_process: ProcessInput }),
  answers: { 201: ProcessAnswer },
});

export const updateOnboardingProcess = endpoint({
  name: 'updateOnboardingProcess',
  method: 'PUT',
  path: '/v1/company_onboarding_processes/:id',
  summary: 'Change an onboarding process, for onboardings that start later',
  ...editing,
  params: IdParams,
  body: Type.Object({ company_onboarding_process: Type.Object({ ...ProcessInput.properties, version: Version }) }),
  answers: { 200: ProcessAnswer },
});

export const deleteOnboardingProcess = endpoint({
  name: 'deleteOnboardingProcess',
  method: 'DELETE',
  path: '/v1/company_onboarding_processes/:id',
  summary: 'Delete an onboarding process that no running onboarding follows',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreOnboardingProcess = endpoint({
  name: 'restoreOnboardingProcess',
  method: 'POST',
  path: '/v1/company_onboarding_processes/:id/restore',
  summary: 'Undo the deletion of an onboarding process within a minute',
  ...editing,
  params: IdParams,
  answers: { 200: ProcessAnswer },
});

export const duplicateOnboardingProcess = endpoint({
  name: 'duplicateOnboardingProcess',
  method: 'POST',
  path: '/v1/company_onboarding_processes/:id/duplicate',
  summary: 'Copy an onboarding process under a new name',
  ...editing,
  params: IdParams,
  answers: { 201: ProcessAnswer },
});

export const getDefaultModule = endpoint({
  name: 'getDefaultModule',
  method: 'GET',
  path: '/v1/onboarding_modules/:type',
  summary: 'A module of a type before it is changed, in the language of the request',
  ...editing,
  params: Type.Object({ type: Type.String({ maxLength: 40, examples: ['w4'] }) }),
  answers: { 200: Type.Object({ onboarding_module: DefaultModule }) },
});

export const getCompanyModule = endpoint({
  name: 'getCompanyModule',
  method: 'GET',
  path: '/v1/company_onboarding_modules/:id',
  summary: 'A module of an onboarding process',
  ...editing,
  params: IdParams,
  answers: { 200: Type.Object({ company_onboarding_module: CompanyModule }) },
});

export const listAssignees = endpoint({
  name: 'listAssignees',
  method: 'GET',
  path: '/v1/onboarding/assignees',
  summary: 'Roles and active staff who can be chosen for actions of the company',
  ...editing,
  answers: { 200: Type.Object({ assignees: Type.Array(Assignee) }) },
});

const ReadinessItem = Type.Object({
  code: Type.Enum([...READINESS_CODES]),
  module_type: ModuleTypeName,
  /** Where it is fixed. */
  fix: Type.Enum([...READINESS_FIXES]),
  /** Others stop only the step that needs them. */
  blocks_start: Type.Boolean(),
  /** In the user's language. */
  message: Type.String(),
});
export type ReadinessItem = Static<typeof ReadinessItem>;

export const Readiness = Type.Object({
  can_start: Type.Boolean(),
  location: Nullable(Type.Object({ id: Id, name: Type.String() })),
  items: Type.Array(ReadinessItem),
  /** What was checked and is fine, in the user's language. */
  passed: Type.Array(Type.Object({ module_type: ModuleTypeName, message: Type.String() })),
});
export type Readiness = Static<typeof Readiness>;

export const simulateReadiness = endpoint({
  name: 'simulateReadiness',
  method: 'GET',
  path: '/v1/company_onboarding_processes/:id/readiness',
  summary: 'What would block this process at a location, before anyone is hired',
  ...reading,
  params: IdParams,
  query: Type.Object({ location_id: Id }),
  answers: { 200: Type.Object({ readiness: Readiness }) },
});

export const checkIntegrations = endpoint({
  name: 'checkIntegrations',
  method: 'POST',
  path: '/v1/onboarding/hr/companies/:id/integration_status',
  summary: 'Whether integrations that onboarding uses are ready',
  ...seeing,
  unaudited: 'It only reads.',
  params: IdParams,
  body: Type.Object({
    integrations: Type.Array(Type.String({ maxLength: 40, examples: ['adp_run'] }), { maxItems: 20 }),
  }),
  answers: {
    200: Type.Object({
      integrations: Type.Array(Type.Object({ nickname: Type.String(), status: Type.Enum([...INTEGRATION_STATUSES]) })),
    }),
  },
});
