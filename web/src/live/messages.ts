/** The words of the wire under the names the page uses; the shapes are generated from the server's. */
import type { components } from "./schema.d.ts";

type Schemas = components["schemas"];

/** A view as JSON; each board narrows it. */
export type View = Readonly<Record<string, unknown>>;
export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export type Me = Schemas["MeOut"];
export type RuleExample = Schemas["ExampleOut"];
export type RuleExamples = Schemas["ExamplesOut"];
export type Practice = Schemas["PracticeOut"];
export type LogEntry = Schemas["LogEntry"];
export type Told = Schemas["Told"];
export type SeatInfo = Schemas["SeatOut"];
export type TableInfo = Schemas["TableOut"];
export type Pace = Schemas["PaceOut"];
export type PaceAsked = Schemas["PaceIn"];
export type Clocks = Schemas["ClocksOut"];
export type Offer = Schemas["OfferOut"];
export type Offers = Schemas["OffersOut"];
export type Tables = Schemas["TablesOut"];
export type Games = Schemas["GamesOut"];
export type GameInfo = Schemas["GameOut"];
export type GameOption = Schemas["OptionOut"];
export type Account = Schemas["AccountOut"];
export type SignedIn = Schemas["SessionOut"];
export type Token = Schemas["TokenOut"];
export type TokenMade = Schemas["TokenMade"];
export type HostView = Schemas["HostOut"];
export type HostSetting = Schemas["SettingOut"];
export type HostSettings = Schemas["SettingsOut"];
export type HostPerson = Schemas["HostPersonOut"];
export type HostPeople = Schemas["HostPeopleOut"];
export type AddressBar = Schemas["AddressBarOut"];
export type HostTable = Schemas["HostTableOut"];
export type HostTables = Schemas["HostTablesOut"];
export type Backup = Schemas["BackupOut"];
export type Backups = Schemas["BackupsOut"];
export type Profile = Schemas["ProfileOut"];
export type Against = Schemas["AgainstOut"];
export type Leaderboard = Schemas["LeaderboardOut"];
export type Finished = Schemas["FinishedOut"];
export type Proof = Schemas["FairnessOut"];
export type Draws = Schemas["DrawsOut"];
export type Draw = Schemas["DrawOut"];
export type Replayed = Schemas["ReplayOut"];
export type Hint = Schemas["HintOut"];
export type Puzzles = Schemas["PuzzlesOut"];
export type Puzzle = Schemas["PuzzleOut"];
export type PuzzleAnswered = Schemas["PuzzleAnswerOut"];
export type Reviewed = Schemas["ReviewOut"];
export type Moment = Schemas["MomentOut"];

export type Step = Schemas["StepOut"];
export type EngineFound = Schemas["EngineOut"];
export type StudyRead = Schemas["StudyOut"];
export type PositionChecked = Schemas["PositionOut"];
/** Where a study begins. */
export type StartOfStudy = Required<Pick<Schemas["StartIn"], "game">> & Schemas["StartIn"];

export type FromServer = Schemas["SocketOut"];
export type ToServer = Schemas["SocketIn"];
export type Frame = Schemas["StateOut"] | Schemas["NewsOut"];
export type SocketFault = Schemas["SocketErrorOut"];
export type Command = Schemas["SocketDoIn"]["what"];
