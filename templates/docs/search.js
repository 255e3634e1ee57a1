// Search over what search.json lists. Without this script everything is found by the lists of operations and references.

const root = new URL(".", document.currentScript.src);
const box = document.querySelector("search");
const input = document.querySelector("#search");
const status = document.querySelector("#found");
const results = document.querySelector("#results");
const mostResults = 20;
let index;

box.hidden = false;
input.placeholder = "Search (press /)";

/** Loaded when it is needed first. */
function load() {
  index ??= fetch(new URL("search.json", root)).then((answer) => {
    if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
    return answer.json();
  });
  return index;
}

/** Lower is better; undefined where a word is found nowhere. Operations come before what they are made of. */
function rank(words, [title, , address, about, keywords]) {
  const places = [title.toLowerCase(), keywords.toLowerCase(), about.toLowerCase()];
  let sum = 0;
  for (const word of words) {
    const place = places.findIndex((text) => text.includes(word));
    if (place < 0) return undefined;
    sum += place * 10 + (place === 0 && !places[0].startsWith(word) ? 1 : 0);
  }
  return sum + (address.includes("#") ? 2 : 0) - (places[0] === words.join(" ") ? 5 : 0);
}

function find(entries, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, rank: rank(words, entry) }))
    .filter((found) => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank || a.entry[0].length - b.entry[0].length);
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function item([title, kind, address, about]) {
  const link = document.createElement("a");
  link.href = new URL(address, root).href;
  link.append(element("strong", title), element("span", kind), element("p", about));
  const made = document.createElement("li");
  made.append(link);
  return made;
}

async function show() {
  const query = input.value.trim();
  box.classList.toggle("searching", query !== "");
  if (query === "") return results.replaceChildren();
  try {
    const found = find(await load(), query);
    if (query !== input.value.trim()) return;
    results.replaceChildren(...found.slice(0, mostResults).map(({ entry }) => item(entry)));
    const more = found.length > mostResults ? `, the first ${mostResults} shown` : "";
    status.textContent = `${found.length} ${found.length === 1 ? "result" : "results"}${more}`;
  } catch {
    index = undefined;
    status.textContent = "The search needs a web server; these files are read without one.";
  }
}

function close() {
  input.value = "";
  box.classList.remove("searching");
  results.replaceChildren();
}

/** Steps through the field and the results below it. */
function step(by) {
  const stops = [input, ...results.querySelectorAll("a")];
  stops[stops.indexOf(document.activeElement) + by]?.focus();
}

input.addEventListener("input", show);
box.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    close();
    input.focus();
  } else if (event.key === "Enter" && event.target === input) results.querySelector("a")?.click();
  else if (event.key === "ArrowDown") step(1);
  else if (event.key === "ArrowUp") step(-1);
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "")) return;
  event.preventDefault();
  input.focus();
});
document.addEventListener("click", (event) => {
  if (!box.contains(event.target)) box.classList.remove("searching");
});
