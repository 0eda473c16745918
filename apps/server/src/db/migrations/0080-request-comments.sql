-- What the requester says to whoever answers, and answers that the requester has not read.
alter table publishing_approval add column comment text not null default '';
alter table publishing_approval add column is_answer_unread boolean not null default false;
create index publishing_approval_unread on publishing_approval (lower(requester)) where is_answer_unread;
