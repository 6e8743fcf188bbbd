// Which actions are open after a change, with their deadlines (ONB-006, ONB-022, ONB-044).
import { dueOn } from '@onward/domain/onboarding/due-dates';
import { isCompleteFromStart } from '@onward/domain/onboarding/forms/form-of-action';
import { locksOf } from '@onward/domain/onboarding/progress';
import type { ActionStatus } from '@onward/domain/onboarding/states';
import type { EmployeeRow, InformationRow } from '../../employees/employees.service.ts';
import { contextOf } from '../forms/form-context.ts';
import type { LoadedModule } from './load-modules.ts';
import type { RunActionRow } from './runs.queries.ts';

interface Facts {
  employee: EmployeeRow;
  information: InformationRow;
  now: Date;
  awaitsPaper: boolean;
}

export interface OpenedActions {
  modules: LoadedModule[];
  /** As they are to be stored. */
  changed: RunActionRow[];
  /** Open now, and locked before. */
  opened: RunActionRow[];
}

/** Until nothing changes any more: an action that has nothing to ask is completed at once and may open the next. */
export function openActions(loaded: readonly LoadedModule[], facts: Facts): OpenedActions {
  const before = new Map(loaded.flatMap(({ actions }) => actions).map((action) => [action.id, action]));
  const modules = loaded.map((module) => ({ ...module, actions: [...module.actions] }));
  while (changeOnce(modules, facts)) {}
  const changed = modules.flatMap(({ actions }) => actions).filter((action) => before.get(action.id) !== action);
  const opened = changed.filter(({ id, status }) => status === 'open' && before.get(id)?.status === 'locked');
  return { modules, changed, opened };
}

/** False when everything was as it should be. */
function changeOnce(modules: readonly LoadedModule[], facts: Facts): boolean {
  const locks = locksOf(modules, facts);
  let isChanged = false;
  for (const module of modules) {
    module.actions.forEach((action, place) => {
      const reason = locks.get(action.id);
      if (reason === undefined) return;
      const next = reason === null ? unlocked(module, action, facts) : { ...action, status: 'locked' as const };
      if (next.status === action.status && next.due_on === action.due_on) return;
      module.actions[place] = next;
      isChanged = true;
    });
  }
  return isChanged;
}

/** The deadline follows the first day, which may have been moved. */
function unlocked(module: LoadedModule, action: RunActionRow, { employee, information, now }: Facts): RunActionRow {
  const isDone = isCompleteFromStart(action.action_type, contextOf(employee, information, module, action));
  const status: ActionStatus = isDone ? 'completed' : 'open';
  return {
    ...action,
    status,
    due_on: dueOn(action.action_type, employee.start_date ?? employee.hired_date),
    opened_at: action.status === 'locked' ? now : action.opened_at,
    ...(isDone && { completed_at: now }),
  };
}
