// Only one file contains SQL that moves an application between stages.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MODULES = new URL('../../', import.meta.url).pathname;
const WRITES = /update applications\b(?:(?!\bwhere\b)[^`])*?\b(stage_id|stage_entry|stage_entries|stage_entered_at) = /;
const HISTORY = /insert into application_histories\b|insertInto\('application_histories'\)/;

const filesWith = (pattern: RegExp): string[] =>
  globSync('**/*.ts', { cwd: MODULES })
    .filter((file) => !file.endsWith('.test.ts') && pattern.test(readFileSync(`${MODULES}${file}`, 'utf8')))
    .toSorted();

describe('The stage of an application', () => {
  it('is changed in one place [APP-005]', () => {
    expect(filesWith(WRITES)).toEqual(['applicants/stages/enter-stage.ts']);
  });

  it('has its history written in one place [APP-013]', () => {
    expect(filesWith(HISTORY)).toEqual(['applicants/stages/record-history.ts']);
  });
});
