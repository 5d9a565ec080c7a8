import { Search } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { SEARCH_TYPES, type SearchType } from "../../domain/search/search-parameters.ts";
import { EMPTY_SEARCH } from "../../domain/search/search-texts.ts";
import type { Suggestion } from "../../domain/search/suggest.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { showNotice } from "../layout/notice-store.ts";
import { SearchCombobox } from "./search-combobox.tsx";

interface SearchFormProps {
  readonly query?: string;
  readonly type?: SearchType;
  readonly busy?: boolean;
  /** Handles the search in place; by default the form opens the search page, as it does without JavaScript. */
  readonly onSearch?: (query: string, type: SearchType) => void;
}

export function SearchForm({ query = "", type = "all", busy = false, onSearch }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const [empty, setEmpty] = useState(false);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const searching = busy || (!onSearch && navigation.location?.pathname === "/search");

  function submit(event: FormEvent): void {
    const fields = new FormData(form.current!);
    const text = String(fields.get("q")).trim();
    setEmpty(text === "");
    if (text === "") {
      event.preventDefault();
      showNotice({ title: "Location Required", text: EMPTY_SEARCH, kind: "error" });
    } else if (onSearch) {
      event.preventDefault();
      if (!busy) onSearch(text, fields.get("type") as SearchType);
    }
  }
  function choose({ kind, href }: Suggestion): void {
    // Areas are searched with the selected type; anything else has its own page.
    if (kind === "city" || kind === "zip") form.current?.requestSubmit();
    else void navigate(href);
  }
  return (
    <Form ref={form} action="/search" method="get" role="search" data-print="hide" noValidate onSubmit={submit}>
      <div className="flex flex-col gap-2.5 sm:flex-row">
        <SearchCombobox
          query={query}
          label="City, state, or zip code"
          invalid={empty}
          describedBy={errorId}
          onChoose={choose}
          onType={() => setEmpty(false)}
        />
        <select name="type" aria-label="Type of place" defaultValue={type} className="field min-h-13 pr-9 pl-4 sm:w-48">
          {SEARCH_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" disabled={searching} className={`${BUTTON.primary} min-h-13 sm:min-w-36`}>
          <Search aria-hidden="true" className="size-5" />
          {searching ? "Searching..." : "Search"}
        </button>
      </div>
      <p id={errorId} className="mt-2 w-fit bg-night px-4 py-1 text-left text-alarm empty:hidden">
        {empty ? EMPTY_SEARCH : ""}
      </p>
    </Form>
  );
}
