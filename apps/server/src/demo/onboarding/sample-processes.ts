// The processes of the demo's onboardings, with the handbook that everybody signs.
import { sideOf } from '@onward/domain/onboarding/module-types';
import { actionTypesOf, type ModuleConfig } from '@onward/domain/onboarding/processes';
import { actionTexts, moduleName } from '../../modules/onboarding/templates/default-module.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { DemoModule, DemoProcess } from './onboarding-stories.ts';

export interface Ground {
  companyId: number;
  staffId: number;
}

export async function insertHandbook(tx: Transaction, { companyId }: Ground): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into document_templates (company_id, kind, name) values ($1, 'company_document', 'Employee handbook') returning id`,
    [companyId],
  );
  const text = (words: string) => ({ type: 'text', text: words });
  const signature = (role: string, label: string) => ({
    type: 'field',
    field: { id: role, kind: 'signature', role, label, required: true },
  });
  const content = {
    format: 'text',
    blocks: [
      { type: 'heading', inlines: [text('How we work')] },
      {
        type: 'paragraph',
        inlines: [
          text('Welcome, '),
          { type: 'tag', tag: 'applicant_first_name' },
          text('. As '),
          { type: 'tag', tag: 'position_title' },
          text(' you keep guests and colleagues safe, arrive on time, and ask when something is unclear.'),
        ],
      },
      { type: 'paragraph', inlines: [signature('applicant', 'Signature of the employee')] },
      { type: 'paragraph', inlines: [signature('company', 'Signature of the company')] },
    ],
  };
  await tx.client.query(
    'insert into document_revisions (company_id, template_id, revision, content) values ($1, $2, 1, $3)',
    [companyId, rows[0]?.id, JSON.stringify(content)],
  );
  return rows[0]?.id ?? 0;
}

export async function insertProcess(
  tx: Transaction,
  { companyId, staffId }: Ground,
  { name, modules }: DemoProcess,
  documentId: number,
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    'insert into company_onboarding_processes (company_id, name) values ($1, $2) returning id',
    [companyId, name],
  );
  for (const [sequence, module] of modules.entries()) {
    const config = configOf(module, documentId);
    await tx.client.query(
      `insert into company_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement, config,
         actions) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        companyId,
        rows[0]?.id,
        sequence,
        module.type,
        moduleName(module.type, 'en'),
        module.requirement ?? 'required',
        JSON.stringify(config),
        JSON.stringify(actionsOf(module, config, staffId)),
      ],
    );
  }
  return rows[0]?.id ?? 0;
}

function configOf({ type }: DemoModule, documentId: number): ModuleConfig {
  if (type === 'company_documents') return { company_document_templates: [documentId] };
  if (type === 'paychex') return { default_company_id: '00H1LARKFIELD0000001' };
  if (type === 'wotc') return { wotc_company: 'LARKFIELD' };
  if (type !== 'w4' && type !== 'i9') return {};
  return {
    // Counts only at locations with an active account.
    ...(type === 'i9' && { has_active_e_verify_client: true }),
    employer_name: 'Larkfield Group LLC',
    employer_address: '1180 W Peachtree St NW, Suite 2100, Atlanta, GA 30309',
    employer_ein: '582214907',
  };
}

const actionsOf = ({ type, questions = [] }: DemoModule, config: ModuleConfig, staffId: number) =>
  actionTypesOf(type, config).map((action_type, sequence) => ({
    action_type,
    sequence,
    ...actionTexts(action_type, 'en'),
    assignees: sideOf(action_type) === 'hr' ? [{ kind: 'company_staff', id: staffId }] : [],
    form: {
      questions: questions.map((title, place) => ({
        id: place + 1,
        title,
        question_type: 'short_text',
        is_required: place === 0,
        options: [],
        acceptable_answers: [],
        needs: 'any',
        sequence: place,
      })),
    },
  }));
