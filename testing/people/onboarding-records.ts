/** The onboarding of one employee, for tests of access between locations. */

export type Insert = (sql: string, values?: unknown[]) => Promise<number>;

/** Its process serves the whole company; everything else has the word. */
export async function insertOnboarding(
  insert: Insert,
  { word, employee, author }: { word: string; employee: number; author: number },
) {
  const onboardingProcess = await insertProcess(insert, author);
  const followed = await insertProcess(insert, author);
  const run = await insert(
    `insert into employee_onboarding_processes (company_id, digest_key, employee_id, company_onboarding_process_id, name,
       status, state, started_by, started_at, token, token_hash, language)
     values (1, $1::text, $2, $3, $1::text, 'in_progress', 'need_attention', $4, now(), '', $1::text::bytea, 'en') returning id`,
    [word, employee, followed, author],
  );
  await insert(`update employees set onboarding_state = 'need_attention' where id = $1 returning id`, [employee]);
  const onboardingModule = await insert(
    `insert into employee_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement)
     values (1, $1, 0, 'collect_info', $2, 'required') returning id`,
    [run, word],
  );
  const onboardingAction = await insert(
    `insert into employee_onboarding_actions (company_id, action_key, process_id, module_id, sequence, action_type, side,
       name, assignees, status, opened_at)
     values (1, $1, $2, $3, 1, 'review_form', 'hr', $1, jsonb_build_array(jsonb_build_object('kind', 'company_staff',
       'id', $4::bigint)), 'open', now()) returning id`,
    [word, run, onboardingModule, author],
  );
  return { onboardingProcess, onboardingModule, onboardingAction, onboardingKey: word, onboardingActionKey: word };
}

const insertProcess = async (insert: Insert, author: number): Promise<number> => {
  const process = await insert(
    `insert into company_onboarding_processes (company_id, name) values (1, 'Crew ' || gen_random_uuid()) returning id`,
  );
  const action = (action_type: string, assignees: object[]) => ({
    action_type,
    name: action_type,
    description: '',
    sequence: 0,
    assignees,
    form: { questions: [] },
  });
  await insert(
    `insert into company_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement, actions)
     values (1, $1, 0, 'basic_information', 'Basic information', 'required', $2) returning id`,
    [
      process,
      JSON.stringify([
        action('employee_fill_basic_information_form', []),
        action('hr_fill_basic_information_form', [{ kind: 'company_staff', id: author }]),
      ]),
    ],
  );
  return process;
};
