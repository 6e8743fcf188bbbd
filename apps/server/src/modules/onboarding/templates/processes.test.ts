// Onboarding processes over HTTP: writing, refusing, copying, deleting, and the modules they are made of.
import { createCompanyDocument } from '@onward/contract/onboarding/company-documents';
import {
  type CompanyModule,
  type CompanyProcess,
  createOnboardingProcess,
  type DefaultModule,
  deleteOnboardingProcess,
  duplicateOnboardingProcess,
  getCompanyModule,
  getDefaultModule,
  getOnboardingProcess,
  listAssignees,
  listOnboardingProcesses,
  type ProcessRow,
  restoreOnboardingProcess,
  updateOnboardingProcess,
} from '@onward/contract/onboarding/onboarding-processes';
import { DEFAULT_ACTIONS, MODULE_TYPES } from '@onward/domain/onboarding/module-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import { NOTE } from '../../../../../../testing/people/offer-office.ts';
import { completeModule, createProcess } from '../../../../../../testing/people/onboarding-templates.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';

type One = { company_onboarding_process: CompanyProcess };
type Many = { company_onboarding_processes: ProcessRow[]; total_count: number; current_page: number };

let office: EmployeeOffice;
let admin: ApiCaller;
let role: { kind: string; id: number };

beforeAll(async () => {
  office = await EmployeeOffice.open();
  admin = office.admin;
  role = {
    kind: 'company_role',
    id: await idFrom(`select id from company_roles where company_id = 1 and name = 'Manager'`),
  };
});
afterAll(() => office.product.stop());

const idFrom = async (sql: string): Promise<number> => {
  const [row] = await office.rows<{ id: number }>(`${sql} order by id limit 1`);
  if (!row) throw new Error(`Nothing found: ${sql}`);
  return row.id;
};
const post = (input: object, caller = admin) =>
  caller.call<One>(createOnboardingProcess, { body: { company_onboarding_process: input } });
const put = (id: number, input: object, caller = admin) =>
  caller.call<One>(updateOnboardingProcess, { params: { id }, body: { company_onboarding_process: input } });
const get = (id: number, caller = admin) => caller.call<One>(getOnboardingProcess, { params: { id } });
const list = (query: Record<string, string | number> = {}) => admin.call<Many>(listOnboardingProcesses, { query });
const complete = (type: string, config: object = {}) => completeModule(admin, type, role, { ...config });
const errorsOf = async (...modules: object[]) => (await post({ name: 'Refused', modules })).body.errors;

describe('an onboarding process', () => {
  it('starts with the basic information, completed by the role of its author [ONB-001, ONB-012]', async () => {
    const { status, body } = await post({ name: '  Restaurant   hourly ' });
    expect(status).toBe(201);
    const { company_onboarding_process: created } = body;
    expect(created).toMatchObject({ name: 'Restaurant hourly', in_use_count: 0, version: 1 });
    expect(created.modules).toMatchObject([
      { module_type: 'basic_information', sequence: 0, requirement: 'required', name: 'Basic information' },
    ]);
    const [, byCompany] = created.modules[0]?.actions ?? [];
    expect(byCompany?.assignees).toMatchObject([{ kind: 'company_role', name: 'super_admin' }]);
  });

  it('keeps modules in order with their settings, and numbers them from 0 [ONB-001, ONB-004, ONB-005, ONB-007]', async () => {
    const modules = [
      await complete('basic_information'),
      await complete('i9', { skip_prepopulate: true, wotc_company: 'not of this module' }),
      { ...(await complete('collect_info')), requirement: 'optional', name: ' Uniform ' },
    ];
    const process = await createProcess(admin, modules);
    expect(process.modules.map((module) => [module.module_type, module.sequence, module.requirement])).toEqual([
      ['basic_information', 0, 'required'],
      ['i9', 1, 'required'],
      ['collect_info', 2, 'optional'],
    ]);
    const [, i9, asked] = process.modules;
    expect(i9?.config).toEqual({
      employer_name: 'Larkfield Group LLC',
      employer_address: '1180 W Peachtree St NW, Atlanta, GA 30309',
      employer_ein: '582214907',
      skip_prepopulate: true,
      has_active_e_verify_client: false,
    });
    expect(i9?.actions.map(({ action_type, sequence }) => [action_type, sequence])).toEqual([
      ['employee_fill_i9_form', 0],
      ['hr_fill_i9_form', 1],
    ]);
    expect(i9?.actions[1]?.assignees).toEqual([{ ...role, name: 'Manager' }]);
    expect(asked?.name).toBe('Uniform');
    expect(asked?.actions[0]?.form.questions).toMatchObject([{ title: 'Shirt size?', sequence: 0 }]);
  });

  it('has the E-Verify step only while the company has an account, whatever is sent [ONB-005]', async () => {
    const modules = [await complete('basic_information'), await complete('i9', { has_active_e_verify_client: true })];
    const without = await createProcess(admin, modules);
    expect(without.modules[1]?.config.has_active_e_verify_client).toBe(false);
    await office.rows(
      `insert into integrations (company_id, nickname, status, secrets) values (1, 'everify', 'active', 'x')`,
    );
    const shown = (await get(without.id)).body.company_onboarding_process;
    expect(shown.modules[1]?.actions.map(({ assignees }) => assignees.length)).toEqual([0, 1, 0]);
    expect((await put(without.id, shown)).body.errors).toEqual({
      'modules.1.actions.2.assignees': ['Please select at least one assignee'],
    });
    const active = [await complete('basic_information'), await complete('i9')];
    const { body } = await put(without.id, { name: without.name, modules: active });
    await office.rows(`delete from integrations where nickname = 'everify'`);
    const { modules: stored } = body.company_onboarding_process;
    expect(stored[1]?.config.has_active_e_verify_client).toBe(true);
    expect(stored[1]?.actions.map(({ action_type }) => action_type)).toEqual(DEFAULT_ACTIONS.i9);
  });

  it('names every problem at its place [ONB-004, ONB-005, ONB-006, ONB-009]', async () => {
    const basic = await complete('basic_information');
    const i9 = await complete('i9');
    expect(
      await errorsOf(basic, {
        ...i9,
        config: { employer_ein: '12-34' },
        actions: [{ action_type: 'hr_fill_i9_form', assignees: [] }],
      }),
    ).toEqual({
      'modules.1.config.employer_name': ['Please fill in this field'],
      'modules.1.config.employer_address': ['Please fill in this field'],
      'modules.1.config.employer_ein': ['Enter 9 digits, such as 12-3456789'],
      'modules.1.actions.0.assignees': ['Please select at least one assignee'],
    });
    expect(await errorsOf(i9, basic)).toEqual({
      modules: ['Form I-9, W-4, and state tax come after basic information'],
    });
    expect(await errorsOf(i9)).toEqual({ modules: ['Form I-9, W-4, and state tax need basic information'] });
    expect(await errorsOf()).toEqual({ modules: ['Add at least one module'] });
    expect(await errorsOf(basic, basic)).toEqual({
      'modules.1.module_type': ['This module is already in the process'],
    });
    expect(await errorsOf({ ...basic, requirement: 'off' })).toEqual({
      'modules.0.requirement': ['Basic information is always required'],
    });
    const asking = await complete('collect_info');
    const [fill, review] = asking.actions;
    expect(
      await errorsOf({ ...asking, actions: [{ ...fill, form: { questions: [{ title: ' ' }] } }, review] }),
    ).toEqual({
      'modules.0.actions.0.form.questions.0.title': expect.anything(),
    });
    expect(await errorsOf({ ...asking, actions: [{ ...fill, form: { questions: [] } }, review] })).toEqual({
      'modules.0.actions.0.form.questions': ['Add at least one question'],
    });
    expect(await errorsOf({ ...basic, actions: [...basic.actions, { action_type: 'w4_form' }] })).toEqual({
      'modules.0.actions.2.action_type': ["This step isn't part of the module"],
    });
  });

  it('refuses modules that the plan lacks [ONB-009]', async () => {
    await office.rows(`delete from company_modules where company_id = 1 and module = 'paychex'`);
    const paychex = await complete('paychex', { default_company_id: '00H1' });
    const errors = await errorsOf(paychex);
    await office.rows(`insert into company_modules (company_id, module) values (1, 'paychex')`);
    expect(errors).toEqual({ 'modules.0.module_type': ["Your plan doesn't include this module"] });
  });

  it('refuses assignees of another company and those who left [ONB-004]', async () => {
    const foreign = await idFrom('select id from company_roles where company_id = 2');
    const left = await idFrom(`select id from company_staffs where company_id = 1 and name = 'Nora Whelan'`);
    const basicFor = async (assignee: { kind: string; id: number }) =>
      completeModule(admin, 'basic_information', assignee);
    const refused = { 'modules.0.actions.1.assignees': ['Choose roles of your company or active team members'] };
    expect(await errorsOf(await basicFor({ kind: 'company_role', id: foreign }))).toEqual(refused);
    const process = await createProcess(admin, [await basicFor({ kind: 'company_staff', id: left })]);
    expect(process.modules[0]?.actions[1]?.assignees).toMatchObject([{ id: left, name: 'Nora Whelan' }]);
    await office.rows('update company_staffs set status = $2 where company_id = 1 and id = $1', [left, 'inactive']);
    expect(await errorsOf(await basicFor({ kind: 'company_staff', id: left }))).toEqual(refused);
    const kept = await put(process.id, {
      name: process.name,
      modules: [await basicFor({ kind: 'company_staff', id: left })],
    });
    await office.rows('update company_staffs set status = $2 where company_id = 1 and id = $1', [left, 'active']);
    expect(kept.status).toBe(200);
  });

  it('has a name of its own [ONB-001, ONB-008]', async () => {
    const { name, id } = await createProcess(admin);
    const again = await post({ name: name.toUpperCase() });
    expect([again.status, again.body.error_code, again.body.errors]).toEqual([
      409,
      20002,
      { name: ['An onboarding process with this name already exists'] },
    ]);
    const other = await createProcess(admin);
    expect((await put(other.id, { name })).body.error_code).toBe(20002);
    expect((await put(id, { name: ` ${name} ` })).status).toBe(200);
    expect((await post({ name: ' ' })).body.errors).toEqual({ name: ['Please fill in this field'] });
  });

  it('is changed as a whole, and modules that stay keep their ids [ONB-007, ONB-012]', async () => {
    const process = await createProcess(admin, [
      await complete('basic_information'),
      await complete('w4'),
      await complete('direct_deposit'),
    ]);
    const [basic, w4, bank] = process.modules;
    if (!basic || !w4 || !bank) throw new Error('Three modules expected.');
    const { body } = await put(process.id, {
      name: process.name,
      modules: [basic, bank, await complete('wotc', { wotc_company: 'LARK' })],
    });
    const { modules, version } = body.company_onboarding_process;
    expect(modules.map(({ module_type, sequence }) => [module_type, sequence])).toEqual([
      ['basic_information', 0],
      ['direct_deposit', 1],
      ['wotc', 2],
    ]);
    expect([modules[0]?.id, modules[1]?.id, version]).toEqual([basic.id, bank.id, 2]);
    expect((await admin.call(getCompanyModule, { params: { id: w4.id } })).body.error_code).toBe(40001);
    const foreign = await put(process.id, { name: process.name, modules: [basic, { ...bank, id: w4.id }] });
    expect(foreign.body.errors).toEqual({ 'modules.1.id': ["This doesn't exist"] });
    const twice = await put(process.id, { name: process.name, modules: [basic, bank, bank] });
    expect(twice.body.errors).toMatchObject({ 'modules.2.id': ['List each entry only once'] });
  });

  it('is renamed without its modules [ONB-012]', async () => {
    const process = await createProcess(admin, [await complete('basic_information'), await complete('w4')]);
    const { body } = await put(process.id, { name: `${process.name} new` });
    expect(body.company_onboarding_process.modules.map(({ id }) => id)).toEqual(process.modules.map(({ id }) => id));
  });

  it('says what differs when somebody else saved first [ONB-012, AHD-021]', async () => {
    const process = await createProcess(admin);
    await put(process.id, { name: `${process.name} theirs`, version: 1 });
    const { status, body } = await put(process.id, { name: `${process.name} mine`, version: 1 });
    expect([status, body.error_code]).toEqual([409, 20002]);
    expect(body.conflict).toMatchObject({
      version: 2,
      fields: { name: { theirs: `${process.name} theirs`, yours: `${process.name} mine` } },
    });
    expect((await get(process.id)).body.company_onboarding_process.name).toBe(`${process.name} theirs`);
  });

  it('is copied under a free name [ONB-012]', async () => {
    const process = await createProcess(admin, [await complete('basic_information'), await complete('w4')]);
    const copies = [];
    for (let round = 0; round < 2; round += 1) {
      copies.push(await admin.call<One>(duplicateOnboardingProcess, { params: { id: process.id } }));
    }
    expect(copies.map(({ status, body }) => [status, body.company_onboarding_process.name])).toEqual([
      [201, `${process.name} (copy)`],
      [201, `${process.name} (copy 2)`],
    ]);
    const [copy] = copies;
    expect(copy?.body.company_onboarding_process.modules.map(({ module_type }) => module_type)).toEqual([
      'basic_information',
      'w4',
    ]);
    const long = await createProcess(admin, undefined, 'x'.repeat(80));
    const { body } = await admin.call<One>(duplicateOnboardingProcess, { params: { id: long.id } });
    expect(body.company_onboarding_process.name).toBe(`${'x'.repeat(73)} (copy)`);
  });

  it('is deleted, and comes back within a minute [ONB-012]', async () => {
    const process = await createProcess(admin);
    const remove = () => admin.call(deleteOnboardingProcess, { params: { id: process.id } });
    expect((await remove()).status).toBe(204);
    expect((await get(process.id)).body.error_code).toBe(40001);
    const restored = await admin.call<One>(restoreOnboardingProcess, { params: { id: process.id } });
    expect(restored.body.company_onboarding_process.modules).toHaveLength(1);
    await remove();
    await createProcess(admin, undefined, process.name);
    const taken = await admin.call(restoreOnboardingProcess, { params: { id: process.id } });
    expect(taken.body.error_code).toBe(20002);
  });

  it('stays while employees are onboarded with it [ONB-012]', async () => {
    const process = await createProcess(admin);
    const { id: employeeId } = await office.hire();
    await office.rows(
      `insert into employee_onboarding_processes (company_id, digest_key, employee_id, company_onboarding_process_id,
         name, started_at, token, token_hash, language)
       values (1, $1, $2, $3, 'Running', now(), 'x', $1::text::bytea, 'en')`,
      [`running-${employeeId}`, employeeId, process.id],
    );
    expect((await get(process.id)).body.company_onboarding_process.in_use_count).toBe(1);
    const refused = await admin.call(deleteOnboardingProcess, { params: { id: process.id } });
    expect([refused.status, refused.body.error_code]).toEqual([422, 20003]);
    await office.rows(`update employee_onboarding_processes set status = 'completed' where employee_id = $1`, [
      employeeId,
    ]);
    expect((await admin.call(deleteOnboardingProcess, { params: { id: process.id } })).status).toBe(204);
  });

  it('is listed by name, searched, and paged with its minutes [ONB-011]', async () => {
    const marker = `Zz${process.pid}`;
    for (const name of [`${marker} beta`, `${marker} Alpha`, `${marker} gamma`]) {
      await createProcess(admin, [await complete('basic_information'), await complete('w4')], name);
    }
    const { body } = await list({ query: marker.toLowerCase(), per_page: 2 });
    expect(body.company_onboarding_processes.map(({ name }) => name)).toEqual([`${marker} Alpha`, `${marker} beta`]);
    expect([body.total_count, body.current_page]).toEqual([3, 1]);
    expect(body.company_onboarding_processes[0]).toMatchObject({
      module_types: ['basic_information', 'w4'],
      minutes: 8,
      in_use_count: 0,
    });
    expect((await list({ order: 'minutes' })).body.error_code).toBe(20001);
  });

  it('shows the EIN only to those who write processes [ONB-005, ONB-018]', async () => {
    const process = await createProcess(admin, [await complete('basic_information'), await complete('w4')]);
    const reader = await office.managerWith(['manage_onboarding']);
    const { body } = await get(process.id, reader);
    expect(body.company_onboarding_process.modules[1]?.config.employer_ein).toBe('*****4907');
    expect((await put(process.id, { name: 'No' }, reader)).body.error_code).toBe(10004);
  });

  it('takes company documents only from those who may assign them [ONB-014]', async () => {
    const { body } = await admin.call<{ company_document_template: { id: number } }>(createCompanyDocument, {
      body: { company_document_template: { name: `Handbook ${process.pid}`, body: NOTE } },
    });
    const { id } = body.company_document_template;
    const signing = await complete('company_documents', { company_document_templates: [id] });
    const modules = [await complete('basic_information'), signing];
    const stored = await createProcess(admin, modules);
    const writer = await office.managerWith(['edit_onboarding_process']);
    const refused = await post({ name: 'Not mine', modules }, writer);
    expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
    expect((await put(stored.id, { name: `${stored.name} kept`, modules }, writer)).status).toBe(200);
    const unknown = { ...signing, config: { company_document_templates: [id + 1000] } };
    expect(await errorsOf(unknown)).toEqual({
      'modules.0.config.company_document_templates': ['Choose documents that exist'],
    });
  });
});

describe('assignees to choose from', () => {
  it('are the roles and the active team members, without other companies [ONB-004]', async () => {
    const writer = await office.managerWith(['edit_onboarding_process']);
    const { body } = await writer.call<{ assignees: { kind: string; id: number; name: string }[] }>(listAssignees);
    expect(body.assignees.slice(0, 1)).toMatchObject([{ kind: 'company_role' }]);
    expect(body.assignees).toContainEqual({ ...role, name: 'Manager' });
    expect(body.assignees.map(({ name }) => name)).toContain('Grace Kim');
    expect(body.assignees.map(({ name }) => name)).not.toContain('Ingrid Solberg');
    const reader = await office.managerWith(['manage_onboarding']);
    expect((await reader.call(listAssignees)).body.error_code).toBe(10004);
  });
});

describe('a module before it is part of a process', () => {
  it.each(MODULE_TYPES)('%s has a name, a description, and its actions [ONB-002, ONB-013]', async (type) => {
    const { status, body } = await admin.call<{ onboarding_module: DefaultModule }>(getDefaultModule, {
      params: { type },
    });
    expect(status).toBe(200);
    const { name, description, actions } = body.onboarding_module;
    expect([name, description].every((text) => text !== '' && !text.includes(':'))).toBe(true);
    const expected = DEFAULT_ACTIONS[type].filter((action) => action !== 'hr_submit_e_verify_case');
    expect(actions.map(({ action_type }) => action_type)).toEqual(expected);
    for (const action of actions) expect(`${action.name}${action.description}`).not.toContain('onboarding-modules');
  });

  it('speaks the language of the request, and knows no other types [ONB-013]', async () => {
    const { body } = await admin.call<{ onboarding_module: DefaultModule }>(getDefaultModule, {
      params: { type: 'us_state_tax' },
      headers: { 'accept-language': 'fr' },
    });
    expect(body.onboarding_module.name).toBe('Impôt d’État');
    for (const type of ['w5', 'constructor', 'W4']) {
      const { status, body: refusal } = await admin.call(getDefaultModule, { params: { type } });
      expect([status, refusal.error_code]).toEqual([404, 40001]);
    }
  });

  it('begins with the employer that was entered last for another form [ONB-005, ONB-013]', async () => {
    const given = {
      employer_name: 'Harbor Foods LLC',
      employer_address: '12 Pier Rd, Savannah, GA 31401',
      employer_ein: '582214907',
    };
    const w4 = await completeModule(admin, 'w4', role);
    const basic = await completeModule(admin, 'basic_information', role);
    await createProcess(admin, [basic, { ...w4, config: { ...w4.config, ...given } }]);
    const { body } = await admin.call<{ onboarding_module: DefaultModule }>(getDefaultModule, {
      params: { type: 'i9' },
    });
    expect(body.onboarding_module.config).toMatchObject(given);
  });

  it('is read by its id once it is saved [ONB-013]', async () => {
    const { modules } = await createProcess(admin);
    const { body } = await admin.call<{ company_onboarding_module: CompanyModule }>(getCompanyModule, {
      params: { id: modules[0]?.id ?? 0 },
    });
    expect(body.company_onboarding_module).toEqual(modules[0]);
  });
});
