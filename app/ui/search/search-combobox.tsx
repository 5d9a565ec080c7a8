import { Activity, Hash, House, type LucideIcon, Map as MapIcon, MapPin, Shapes } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { Suggestion } from "../../domain/search/suggest.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface SearchComboboxProps {
  readonly query: string;
  readonly id?: string;
  readonly name?: string;
  /** Accessible name, for a field without a visible label. */
  readonly label?: string | undefined;
  readonly placeholder?: string;
  readonly className?: string;
  /** What is suggested; everything by default. */
  readonly kinds?: readonly Suggestion["kind"][];
  readonly invalid: boolean;
  readonly describedBy: string;
  /** Called with the chosen suggestion, once the field shows its text. */
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onType: () => void;
}

const KINDS: Readonly<Record<Suggestion["kind"], { name: string; icon: LucideIcon }>> = {
  place: { name: "Place", icon: House },
  city: { name: "City", icon: MapPin },
  state: { name: "State", icon: MapIcon },
  zip: { name: "Zip code", icon: Hash },
  activity: { name: "Activity", icon: Activity },
  type: { name: "Kind", icon: Shapes },
};

/** A text field with suggestions; a plain field without JavaScript. */
export function SearchCombobox({
  query,
  id = "search-q",
  name = "q",
  label,
  placeholder = "Enter city, state, or zip code...",
  className = "min-h-13 text-lg",
  kinds,
  invalid,
  describedBy,
  onChoose,
  onType,
}: SearchComboboxProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { suggestions, active, isOpen, look, close, choose, onKeyDown } = useSuggestions({ field, kinds, onChoose });

  // Get suggestions for text typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const { current } = field;
    if (current && current === document.activeElement && current.value !== query) look(current.value);
  }, []);

  return (
    <div className="relative min-w-0 flex-1">
      <input
        ref={field}
        id={id}
        name={name}
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        defaultValue={query}
        maxLength={200}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          onType();
          look(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={`field w-full px-4 ${className}`}
      />
      <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />
    </div>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The index of the chosen one; -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Hidden without suggestions; screen readers are told how many there are. */
function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const count = suggestions.length;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={count === 0}
        className="absolute inset-x-0 top-full z-20 sm:w-max sm:min-w-full sm:max-w-[min(34rem,90vw)] mt-1.5 max-h-96 overflow-y-auto border border-line bg-slate py-1.5 text-left shadow-2xl shadow-night"
      >
        {suggestions.map((suggestion, i) => (
          <Option
            key={suggestion.href}
            id={`${id}-${i}`}
            suggestion={suggestion}
            active={i === active}
            onChoose={() => onChoose(suggestion)}
          />
        ))}
      </div>
      <span role="status" className="sr-only">
        {count > 0 ? `${count} ${count === 1 ? "suggestion" : "suggestions"}, use the arrow keys` : ""}
      </span>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function Option({ id, suggestion, active, onChoose }: OptionProps) {
  const { name, icon: Icon } = KINDS[suggestion.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: a combobox option is reached by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      // Keeps the focus in the field: its blur handler would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-line aria-selected:bg-line"
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-pumpkin" />
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug">{suggestion.label}</span>
      <span className="text-sm text-ash max-sm:sr-only">{name}</span>
    </div>
  );
}
