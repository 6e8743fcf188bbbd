// Measures how deeply a JSON text is nested without parsing it, because later steps recurse through it.

/** Whether arrays and objects are nested deeper than the limit, in one pass over the text. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === ARRAY || code === OBJECT) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === ARRAY_END || code === OBJECT_END) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];
