BEGIN TRANSACTION;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE alive (
	server VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (server)
);
INSERT INTO "alive" VALUES('8d5bcd1e92c699db',1794833796568);
CREATE TABLE happenings (
	table_id VARCHAR(64) NOT NULL, 
	n INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	cid VARCHAR(64), 
	ply INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, n), 
	UNIQUE (table_id, seat, cid), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',1,1794833795880,'join',1,NULL,0,'{"person":"FbQ02ePq_LLm50Co6lWioQ","name":"Bob"}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',2,1794833795933,'start',NULL,NULL,13,'{"plies":[[-1,"seat 1",[["round",{"round":1,"seat":1}]]],[-1,"G4",[["dealt",{"seat":1},{"card":"G4"},[1]]]],[-1,"Y3",[["dealt",{"seat":0},{"card":"Y3"},[0]]]],[-1,"R9",[["dealt",{"seat":1},{"card":"R9"},[1]]]],[-1,"P9",[["dealt",{"seat":0},{"card":"P9"},[0]]]],[-1,"O1",[["dealt",{"seat":1},{"card":"O1"},[1]]]],[-1,"O2",[["dealt",{"seat":0},{"card":"O2"},[0]]]],[-1,"R7",[["dealt",{"seat":1},{"card":"R7"},[1]]]],[-1,"G3",[["dealt",{"seat":0},{"card":"G3"},[0]]]],[-1,"P4",[["dealt",{"seat":1},{"card":"P4"},[1]]]],[-1,"G7",[["dealt",{"seat":0},{"card":"G7"},[0]]]],[-1,"B1",[["dealt",{"seat":1},{"card":"B1"},[1]]]],[-1,"B5",[["dealt",{"seat":0},{"card":"B5"},[0]]]]]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',3,1794833796034,'act',1,'c1',15,'{"plies":[[1,"R7@1",[["laid",{"seat":1,"card":"R7","stone":1}]]],[-1,"B3",[["drew",{"seat":1,"deck":"clan"},{"card":"B3"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',4,1794833796057,'act',0,'c1',17,'{"plies":[[0,"O2@1",[["laid",{"seat":0,"card":"O2","stone":1}]]],[-1,"R3",[["drew",{"seat":0,"deck":"clan"},{"card":"R3"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',5,1794833796101,'act',1,'c2',19,'{"plies":[[1,"R9@1",[["laid",{"seat":1,"card":"R9","stone":1}]]],[-1,"G6",[["drew",{"seat":1,"deck":"clan"},{"card":"G6"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',6,1794833796140,'act',0,'c2',21,'{"plies":[[0,"R3@1",[["laid",{"seat":0,"card":"R3","stone":1}]]],[-1,"P6",[["drew",{"seat":0,"deck":"clan"},{"card":"P6"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',7,1794833796166,'act',1,'c3',23,'{"plies":[[1,"O1@1",[["laid",{"seat":1,"card":"O1","stone":1}]]],[-1,"R6",[["drew",{"seat":1,"deck":"clan"},{"card":"R6"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',8,1794833796195,'act',0,'c3',25,'{"plies":[[0,"Y3@1",[["laid",{"seat":0,"card":"Y3","stone":1}]]],[-1,"R2",[["drew",{"seat":0,"deck":"clan"},{"card":"R2"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',9,1794833796208,'act',1,'c4',26,'{"plies":[[1,"R6@2",[["laid",{"seat":1,"card":"R6","stone":2}]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',10,1794833796222,'act',1,'c5',28,'{"plies":[[1,"claim 1",[["claimed",{"seat":1,"stone":1,"proof":{"yours":"sum 17","cards":["R7","R9","O1"],"early":false,"theirs":"sum 8","tie":false,"their_cards":["R3","O2","Y3"]}}]]],[-1,"G8",[["drew",{"seat":1,"deck":"clan"},{"card":"G8"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',11,1794833796239,'act',0,'c4',30,'{"plies":[[0,"R2@2",[["laid",{"seat":0,"card":"R2","stone":2}]]],[-1,"Y9",[["drew",{"seat":0,"deck":"clan"},{"card":"Y9"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',12,1794833796252,'act',1,'c6',32,'{"plies":[[1,"G4@2",[["laid",{"seat":1,"card":"G4","stone":2}]]],[-1,"Y5",[["drew",{"seat":1,"deck":"clan"},{"card":"Y5"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',13,1794833796264,'act',0,'c5',34,'{"plies":[[0,"Y9@2",[["laid",{"seat":0,"card":"Y9","stone":2}]]],[-1,"B8",[["drew",{"seat":0,"deck":"clan"},{"card":"B8"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',14,1794833796282,'act',1,'c7',35,'{"plies":[[1,"Y5@2",[["laid",{"seat":1,"card":"Y5","stone":2}]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',15,1794833796298,'chat',0,'c6',35,'{"text":"Well played"}');
INSERT INTO "happenings" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',16,1794833796303,'resign',1,'c8',35,'{"of":1,"result":{"shares":[1.0,0.0],"how":"resign","seat":1}}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',1,1794833796342,'join',1,NULL,0,'{"person":"FbQ02ePq_LLm50Co6lWioQ","name":"Bob"}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',2,1794833796350,'start',NULL,NULL,13,'{"plies":[[-1,"seat 0",[["round",{"round":1,"seat":0}]]],[-1,"O7",[["dealt",{"seat":0},{"card":"O7"},[0]]]],[-1,"G1",[["dealt",{"seat":1},{"card":"G1"},[1]]]],[-1,"O5",[["dealt",{"seat":0},{"card":"O5"},[0]]]],[-1,"R4",[["dealt",{"seat":1},{"card":"R4"},[1]]]],[-1,"R6",[["dealt",{"seat":0},{"card":"R6"},[0]]]],[-1,"O6",[["dealt",{"seat":1},{"card":"O6"},[1]]]],[-1,"P9",[["dealt",{"seat":0},{"card":"P9"},[0]]]],[-1,"G6",[["dealt",{"seat":1},{"card":"G6"},[1]]]],[-1,"R5",[["dealt",{"seat":0},{"card":"R5"},[0]]]],[-1,"P7",[["dealt",{"seat":1},{"card":"P7"},[1]]]],[-1,"O9",[["dealt",{"seat":0},{"card":"O9"},[0]]]],[-1,"G2",[["dealt",{"seat":1},{"card":"G2"},[1]]]]]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',3,1794833796381,'act',0,'c7',15,'{"plies":[[0,"R5@1",[["laid",{"seat":0,"card":"R5","stone":1}]]],[-1,"R1",[["drew",{"seat":0,"deck":"clan"},{"card":"R1"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',4,1794833796409,'act',1,'c9',17,'{"plies":[[1,"R4@1",[["laid",{"seat":1,"card":"R4","stone":1}]]],[-1,"G8",[["drew",{"seat":1,"deck":"clan"},{"card":"G8"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',5,1794833796439,'act',0,'c8',19,'{"plies":[[0,"R1@1",[["laid",{"seat":0,"card":"R1","stone":1}]]],[-1,"R3",[["drew",{"seat":0,"deck":"clan"},{"card":"R3"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',6,1794833796469,'act',1,'c10',21,'{"plies":[[1,"O6@1",[["laid",{"seat":1,"card":"O6","stone":1}]]],[-1,"R7",[["drew",{"seat":1,"deck":"clan"},{"card":"R7"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',7,1794833796489,'act',0,'c9',22,'{"plies":[[0,"R3@1",[["laid",{"seat":0,"card":"R3","stone":1}]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',8,1794833796509,'act',0,'c10',24,'{"plies":[[0,"claim 1",[["claimed",{"seat":0,"stone":1,"proof":{"yours":"colour 9","cards":["R1","R3","R5"],"early":true,"theirs":"run 15","tie":false,"completion":["O5"],"stoppers":[]}}]]],[-1,"P1",[["drew",{"seat":0,"deck":"clan"},{"card":"P1"},[0]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',9,1794833796532,'act',1,'c11',26,'{"plies":[[1,"R7@2",[["laid",{"seat":1,"card":"R7","stone":2}]]],[-1,"B8",[["drew",{"seat":1,"deck":"clan"},{"card":"B8"},[1]]]]],"known":[0,1,-3]}');
INSERT INTO "happenings" VALUES('UEnRNyitrXwKzf60AnpG9w',10,1794833796558,'act',0,'c11',28,'{"plies":[[0,"R6@2",[["laid",{"seat":0,"card":"R6","stone":2}]]],[-1,"Y4",[["drew",{"seat":0,"deck":"clan"},{"card":"Y4"},[0]]]]],"known":[0,1,-3]}');
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	person_id VARCHAR(64), 
	data JSON DEFAULT '{}' NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE notes (
	table_id VARCHAR(64) NOT NULL, 
	person_id VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	person_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64), 
	kind VARCHAR(16) NOT NULL, 
	way VARCHAR(8) NOT NULL, 
	once VARCHAR(200), 
	data JSON NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	sent BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (once)
);
CREATE TABLE people (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	lang VARCHAR(8) DEFAULT 'en' NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	email VARCHAR(254), 
	email_confirmed BOOLEAN DEFAULT '0' NOT NULL, 
	host BOOLEAN DEFAULT '0' NOT NULL, 
	barred BOOLEAN DEFAULT '0' NOT NULL, 
	settings JSON DEFAULT '{}' NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('eSIxAwEaU7Ts8G4FSeesOQ','Ann','guest','en',NULL,NULL,NULL,0,0,0,'{}',1794833794582,1794833794582);
INSERT INTO "people" VALUES('FbQ02ePq_LLm50Co6lWioQ','Bob','guest','en',NULL,NULL,NULL,0,0,0,'{}',1794833794960,1794833794960);
CREATE TABLE push_subscriptions (
	id VARCHAR(64) NOT NULL, 
	person_id VARCHAR(64) NOT NULL, 
	endpoint TEXT NOT NULL, 
	keys JSON NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	UNIQUE (endpoint)
);
CREATE TABLE rating_history (
	table_id VARCHAR(64) NOT NULL, 
	person_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	mu_before FLOAT NOT NULL, 
	sigma_before FLOAT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	share FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, person_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "rating_history" VALUES('Rkg8ld_68FqZ7dgPOAh1mw','FbQ02ePq_LLm50Co6lWioQ',1,'schotten',2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368,0.0,1794833796303);
INSERT INTO "rating_history" VALUES('Rkg8ld_68FqZ7dgPOAh1mw','eSIxAwEaU7Ts8G4FSeesOQ',0,'schotten',2,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368,1.0,1794833796303);
CREATE TABLE ratings (
	person_id VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (person_id, game, players), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "ratings" VALUES('FbQ02ePq_LLm50Co6lWioQ','schotten',2,2.23646105068595026912e+01,8.06590141354368,1,1794833796303);
INSERT INTO "ratings" VALUES('eSIxAwEaU7Ts8G4FSeesOQ','schotten',2,2.76353894931404973087e+01,8.06590141354368,1,1794833796303);
CREATE TABLE seats (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(64), 
	bot VARCHAR(32), 
	name VARCHAR(64) DEFAULT '' NOT NULL, 
	link_hash VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',0,'eSIxAwEaU7Ts8G4FSeesOQ',NULL,'Ann',NULL);
INSERT INTO "seats" VALUES('Rkg8ld_68FqZ7dgPOAh1mw',1,'FbQ02ePq_LLm50Co6lWioQ',NULL,'Bob',NULL);
INSERT INTO "seats" VALUES('UEnRNyitrXwKzf60AnpG9w',0,'eSIxAwEaU7Ts8G4FSeesOQ',NULL,'Ann',NULL);
INSERT INTO "seats" VALUES('UEnRNyitrXwKzf60AnpG9w',1,'FbQ02ePq_LLm50Co6lWioQ',NULL,'Bob',NULL);
CREATE TABLE secrets (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(64) NOT NULL, 
	label VARCHAR(200) DEFAULT '' NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('33223965bc55a7c16726603c4b7c6c686a6053d4c4bbf7ccd6da92f1a42914a6','eSIxAwEaU7Ts8G4FSeesOQ','testclient',1794833794810,1794833794810);
INSERT INTO "sessions" VALUES('7c6a69d88e73db32d11a46d30868a6f5bf6a463f46d62b889c6aa1faa9b1391d','FbQ02ePq_LLm50Co6lWioQ','testclient',1794833795002,1794833795002);
CREATE TABLE snapshots (
	table_id VARCHAR(64) NOT NULL, 
	n INTEGER NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version VARCHAR(16) NOT NULL, 
	options JSON NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	pace JSON NOT NULL, 
	public BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	rounds INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	score JSON NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	salts JSON NOT NULL, 
	begun JSON, 
	n INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	waiting JSON NOT NULL, 
	result JSON, 
	host VARCHAR(64), 
	rematch_of VARCHAR(64), 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	deadline BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id), 
	FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('Rkg8ld_68FqZ7dgPOAh1mw','schotten','1','{"tactics":false,"expert":false,"rounds":1,"start_player":"drawn","match_start":"alternate","auto_claim":false,"settlement":"stones","proof_uses_hand_counts":false,"base_pass_may_claim":true,"joker_declared":"claim","shield_strength":"claim","wild_may_duplicate":true,"claimed_stone_closed":"all","recruiter_refills_empty":true,"proof_unseen_tactics":false,"second_joker_after_loss":false,"modes_stack":true,"mud_tie_card":4,"recruiter_extra_draw":false,"recruiter_may_return_joker":true,"ruse_needs_target":true,"traitor_same_stone":true}','over','{"kind":"none","minutes":0,"increment":0,"days":0}',1,1,1,1,'[0.0,0.0]','7e07829ee95ced50f0541462c0a2397314507ccfde4e8e5b893b2094a1f15491','9f6746ac7839683c2c5897943974c457cd258d5d2f1489ab34015c3c3e23e3e6','{}','null',16,35,'[]','{"shares":[1.0,0.0],"how":"resign","seat":1}','eSIxAwEaU7Ts8G4FSeesOQ',NULL,1794833795441,1794833795933,1794833796303,NULL);
INSERT INTO "tables" VALUES('UEnRNyitrXwKzf60AnpG9w','schotten','1','{"tactics":false,"expert":false,"rounds":1,"start_player":"drawn","match_start":"alternate","auto_claim":false,"settlement":"stones","proof_uses_hand_counts":false,"base_pass_may_claim":true,"joker_declared":"claim","shield_strength":"claim","wild_may_duplicate":true,"claimed_stone_closed":"all","recruiter_refills_empty":true,"proof_unseen_tactics":false,"second_joker_after_loss":false,"modes_stack":true,"mud_tie_card":4,"recruiter_extra_draw":false,"recruiter_may_return_joker":true,"ruse_needs_target":true,"traitor_same_stone":true}','playing','{"kind":"none","minutes":0,"increment":0,"days":0}',1,0,1,1,'[0.0,0.0]','82816364b5eda30095da96fc9ad2ed91a55732f40b29638a7b97fdfc32d4a237','6fa0f402829981f88c4be73b838ecea76ad6f8fb15bea82de8eb790b86e3f12c','{}','null',10,28,'[1]','null','eSIxAwEaU7Ts8G4FSeesOQ',NULL,1794833796324,1794833796350,NULL,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	person_id VARCHAR(64) NOT NULL, 
	name VARCHAR(64) DEFAULT '' NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	UNIQUE (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE INDEX ix_people_email ON people (email);
CREATE INDEX sessions_of_person ON sessions (person_id);
CREATE INDEX tokens_of_person ON tokens (person_id);
CREATE INDEX tables_by_end ON tables (game, ended);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_by_rematch ON tables (rematch_of);
CREATE INDEX tables_by_state ON tables (state, public, created);
CREATE INDEX push_of_person ON push_subscriptions (person_id);
CREATE INDEX ix_seats_link_hash ON seats (link_hash);
CREATE INDEX seats_of_person ON seats (person_id);
CREATE INDEX rating_history_of_person ON rating_history (person_id, game, players, at);
CREATE INDEX outbox_by_due ON outbox (sent, due);
COMMIT;
