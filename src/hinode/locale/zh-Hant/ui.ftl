# 網頁自己的用語。

## 開始

app-name = Hinode
app-tagline = 茶會中結盟，以秘密下注決勝負。三到五人同桌，可與朋友或電腦玩家對戰。
your-name = 你的名字
your-name-missing = 請先輸入名字。
your-name-why = 同桌玩家會看到。不需帳號與密碼。
start-playing = 選擇遊戲
welcome-continue = 繼續
welcome-first-game = 開始第一場遊戲
about-tea = 茶會結盟
    .does = 每季先舉行茶會：協商、承諾、送禮。盟友共享額外獎勵，直到有人背叛。
about-mandates = 人人執行的政策行動
    .does = 輪流決定大家要做的事：招募、調度、訓練、採收或背叛。派信徒參拜神殿，還能得到神明的恩賜。
about-war = 秘密下注的戰爭
    .does = 在四項戰爭優勢上秘密下注：敗者也能得利。三季之後，冬季計分。
play-now = 馬上玩
play-now-why = 立刻與電腦玩家對戰。
how-many = 氏族數
bot-level = 電腦玩家的強度
bot-style = 電腦玩家的性格
bot-custom-does = 這個電腦玩家由伺服器管理員加入。
level-random = 隨機
    .does = 隨機選擇合法的行動，適合試玩。
level-easy = 簡單
    .does = 行動合理，但沒有計畫，適合學習遊戲。
level-greedy = 穩健
    .does = 選擇眼前最好的行動，適合已熟悉規則的玩家。
level-planner = 老謀深算
    .does = 會多想幾步再行動；較強，但也較慢。
level-master = 大師
    .does = 從數千場遊戲中學習而來，是最強的對手。
style-mixed = 混合
    .does = 每個電腦玩家性格不同，等你來發掘。
style-plain = 均衡
    .does = 沒有特別的偏好，也不特別記仇。
style-loyal = 忠誠
    .does = 重視榮耀，信守承諾；你只要背叛一次，就不再信任你。
style-merchant = 商人
    .does = 喜愛錢幣、卡片與採收，每筆交易都多添一枚錢幣。
style-warlord = 霸主
    .does = 喜愛軍隊、堡壘與戰爭；很少結盟，被背叛過就永遠記仇。
style-monk = 僧侶
    .does = 派信徒到神殿，提升榮耀；結盟幾乎來者不拒。
style-opportunist = 投機者
    .does = 挑最好的提議，有利可圖時就離開盟友。
style-trickster = 詭計師
    .does = 討好所有人，什麼都答應，一有機會就背叛。
first-game = 第一場遊戲
first-game-new = 第一次來？從這裡開始。
first-game-why = 使用建議的神殿與卡片，並有新手指引說明各階段。
new-table = 與朋友一起玩
new-table-why = 選好設定，再把連結傳給朋友。
hot-seat = 共用一個螢幕
hot-seat-why = 大家輪流使用這台裝置；換手時會遮住秘密資訊。
my-tables = 我的牌桌
open-tables = 公開的牌桌
no-tables-mine = 你的牌桌會列在這裡。
more-tables = 更多牌桌
no-tables-open = 目前沒有公開的牌桌。開一桌，別人就會在這裡看到。
rules-book = 規則
rules-book-why = 搜尋規則、卡片、氏族與神明。
unofficial = 免費的非官方作品。Hinode與原版桌上遊戲的出版商無關。
replay-open = 開啟遊戲紀錄
replay-open-why = 來自這個或其他伺服器的檔案。
table-of = { $players }個氏族
status-gathering = 等待玩家
status-picking = 選擇氏族中
status-playing = 進行中
status-ended = 已結束
status-imported = 匯入的紀錄
go-on = 繼續
open-table = 進入
look = 觀戰
join = 加入

## 新牌桌

make-table = 開桌
    .does = 開桌後會有連結可傳給朋友；由你決定何時開始。
new-people = 玩家
new-game = 遊戲設定
new-preset = 新手設定
    .does = 鳥居卡組與建議的四座神殿。
title = 牌桌名稱（可不填）
clans-how = 氏族
clans-chosen = 自由選擇
    .does = 先到先選。
clans-random = 隨機
    .does = 遊戲開始時隨機分配氏族。
clans-pick = 輪流挑選
    .does = 人到齊後依序挑選。
season-set = 季節卡
set-archway = 鳥居
    .does = 軍隊與魔物。適合第一次玩。
set-horseman = 騎兵
    .does = 突襲與掠奪，給不怕失去榮耀的人。
set-teapot = 茶壺
    .does = 錢幣與情誼：盟友更有價值。
set-mountain = 山嶽
    .does = 神殿、堡壘與大名。專為「神明降世」設計。
set-random = 隨機
    .does = 從四組中隨機選一組。
shrines-how = 神殿
shrines-random = 隨機
    .does = 七位神明中的四位，每場不同。
shrines-first-game = 新手建議
    .does = 天照大神、風神、八幡與月讀命：恩賜一看就懂。
kami-unbound = 神明降世：神明降臨地圖
    .does = 給老手的擴充：每位神明為在其神殿領先的氏族而戰。
who-may-come = 誰可以加入
open-to-all = 公開
    .does = 牌桌會公開列出，這個伺服器上的人都能加入。
by-link = 僅限邀請
    .does = 有連結的人才能加入。
clock = 時間限制
clock-none = 無
    .does = 不限時間。
clock-decision = 每個決定
    .does = 每個決定有固定的時間，逾時由電腦玩家代為決定。
clock-bank = 整場
    .does = 每名玩家各有整場可用的總時間，每次決定後再加幾秒。
clock-seconds = 秒
clock-minutes = 分鐘
clock-increment = 每次決定增加的秒數
clock-tea = 茶會時限（秒）
seats-for-bots = 電腦玩家
add-bot = 加入電腦玩家
remove-bot = 移除
bot-deals = 與電腦玩家交易
bot-deals-off = 不交易
    .does = 電腦玩家婉拒所有提案。
bot-deals-answer = 只回應
    .does = 電腦玩家會回應提案，但不會主動提案。
bot-deals-full = 會提案
    .does = 電腦玩家會回應提案，也會主動提案。

## 等候室

invite-friends = 用這個連結邀請朋友
copy = 複製
copied = 已複製
share = 分享
place-free = 空位
place-bot = 電腦玩家
place-you = 你
take-seat = 坐這裡
leave-seat = 離座
choose-clan = 你的氏族
any-clan = 不限
seat-bot = 讓電腦玩家坐這裡
open-seat = 空出這個座位
bot-change = 更改這個電腦玩家
around-name = 玩家名字
around-why = 這台裝置上的每個人各坐一個座位，並填上名字。
seats-here = 已入座：{ $here }／{ $all }
sit-first = 請先選擇座位或氏族。
clans-meet = 氏族
clan-gone = 已被選走
kami-unbound-short = 神明降世
ready = 準備好了
not-ready = 還沒準備好
start-game = 開始遊戲
start-hint = 空位由電腦玩家補上。
waiting-for-creator = 等待開桌的人開始遊戲……
pick-now = 輪到你了：挑選氏族。
pick-wait = { $name }正在挑選氏族。
fairness = 公平性驗證
fairness-why = 這個雜湊值在開局前就已固定。遊戲結束後會公開隨機種子，任何人都能驗證沒有作弊。

## 連線

connection-connecting = 連線中……
connection-lost = 連線中斷，重新連線中……
connection-restarting = 伺服器重新啟動中，請稍候……
connection-refused = 這張牌桌不存在，或你沒有權限。
back-home = 首頁
take-title = 把你的座位移到這台裝置
take-why = 你的座位會移到這裡，並從另一台裝置移除。
take-do = 移到這裡
take-anyway = 離開那些牌桌，移到這裡
sign-out-everywhere = 登出所有其他裝置
signed-out-everywhere = 現在只有這個瀏覽器登入。
device-link = 移到另一台裝置
device-link-why = 十分鐘內在另一台裝置開啟這個連結，只能用一次。

## 設定

settings = 設定
language = 語言
theme = 外觀
theme-auto = 依系統設定
theme-day = 淺色
theme-night = 深色
sound = 聲音
motion = 動畫
guide = 新手指引
auto-pass = 自動略過
auto-pass-hint = 訓練時，買不起任何卡片就略過。
auto-pass-after = { $seconds }秒後
on = 開
off = 關
close = 關閉
back = 返回
cancel = 取消
confirm = 確認
gallery = 畫廊
gallery-portraits = 肖像
gallery-figures = 單位
gallery-emblems = 徽記
gallery-textiles = 布紋
gallery-people = 武士、信徒、大名與堡壘
gallery-large = 魔物與神明
gallery-free-kami = 無人控制的神明
gallery-clans = 氏族
gallery-monsters = 魔物
gallery-kami = 神明
gallery-mandates = 政策行動
gallery-advantages = 戰爭優勢
gallery-tokens = 標記
gallery-seasons = 季節與卡片種類
gallery-icons = 圖示
lost-page = 找不到頁面
lost-why = 連結可能已過期或不完整。

## 共用一個螢幕

hand-over = 請把裝置交給{ $name }（{ $clan }）
hand-over-why = 其他人請移開視線。上一位玩家的秘密已遮住。
hand-over-take = 我是{ $clan }玩家

## 牌桌

table-map = 八個地區的地圖
table-zoom-in = 放大
table-zoom-out = 縮小
table-fit = 顯示整張地圖
table-piece = { $province }的{ $clan }{ $figure }
table-piece-short = { $clan }{ $figure }
table-my-piece = { $figure }，{ $place }
table-their-piece = { $clan }{ $figure }，{ $place }
table-clan-here = { $clan }，戰力{ $force }：{ $pieces }
table-clan-leads = { $clan }以{ $force }點戰力領先：{ $pieces }
table-war-number = 戰爭數字{ $number }
table-empty = 這裡沒有人。
table-no-force = 這裡沒有人有戰力。
table-at-peace = 本季無戰事。
table-war-over = 這場戰爭已結束。
table-war-nobody = 這裡沒有人有戰力：標記將被棄掉。
table-war-battle = 會發生戰鬥：若無人下注，目前{ $winner }會獲勝。
table-war-taken = 沒有戰鬥：目前{ $winner }會拿走標記。
table-war-won-by = 由{ $clan }贏得
table-kami-nobody = 無人控制。
table-kami-of = 為{ $clan }而戰。
table-kami-beside = 祂的模型在神殿旁。
table-kami-walks = 祂的模型在{ $province }。
table-walking = 在地圖上的能力：
table-harvest-now = 若現在採收且有額外獎勵，{ $clan }可獲得
table-harvest-nobody = 若現在採收，沒有人能獲得這裡的採收獎勵。
table-part = { $what }：戰力{ $force }
table-leads = 領先
table-tie = 平手時由榮耀較高的氏族勝出。
table-honor-place = { $clan }：榮耀第{ $place }位
table-wars = 戰爭
table-shrines = 神殿
table-shrine-empty = 無人
table-devotee = 目前{ $clan }會獲得恩賜。
table-to-shrine = 前往{ $kami }神殿
table-track = 本季：政策行動、神明回合、戰爭
table-mandate-turn = 第{ $turn }個政策回合
table-turn-of = 輪到{ $clan }
table-laid = { $clan }選了{ $mandate }。
table-face-down = { $clan }蓋牌打出一張板塊，宣布執行{ $mandate }。
table-laid-announced = { $clan }蓋牌打出{ $tile }，宣布{ $mandate }。
table-bot = 由電腦玩家操作
table-online = 線上
table-away = 離線
table-catching-up = 還在看先前的事件
table-thinks = 思考中
table-ally = 與{ $clan }結盟
table-clan-summary = { $clan }：{ $vp }分、{ $coins }枚錢幣、{ $ronin }名浪人、{ $cards }張卡、{ $tokens }個戰爭地區標記
table-rank = #{ $rank }
table-rank-long = 第{ $rank }名
table-standing = 若遊戲現在結束：第{ $rank }名，共{ $total }分
table-standing-short = 預計{ $total }（#{ $rank }）
table-projected = 若遊戲現在結束的得分
table-projected-now = 目前分數
table-projected-set = { $provinces }個不同地區
table-clock = 剩餘時間
table-cards = 卡片
table-no-cards = 還沒有卡片。
table-tokens = 戰爭地區標記
table-worth = { $bonus ->
    [0] 冬季值{ $vp }分；不同地區共{ $provinces }個，還沒有加分。
   *[other] 冬季值{ $vp }分；{ $provinces }個不同地區另得{ $bonus }分。
}
table-own-token = { $count ->
    [1] 你有{ $province }的戰爭地區標記
   *[other] 你有{ $count }個{ $province }的戰爭地區標記
}
table-hostages = 人質
table-reserve-empty = 預備區沒有棋子。
table-allied-in = 曾於{ $seasons }結盟
table-clans = 氏族
table-market = { $season }的季節卡
table-short-of = { $coins ->
    [0] 目前無法購買。
   *[other] 還差{ $coins }枚錢幣。
}
table-no-display = 本季的季節卡會出現在這裡。
table-deck = 你已知的政策板塊
table-deck-size = 剩下{ $count }張板塊
table-deck-top = 已知最上方：
table-deck-seen = 第{ $turn }回合，你看過：
table-deck-down = 第{ $turn }回合，你蓋牌打出：
table-deck-unknown = 這一季你還沒看過板塊。
table-pick-figure = 選擇一個單位。
table-pick-province = 再選擇標示的地區。
table-pick-province-shrine = 再選擇標示的地區，或要參拜的神殿。
table-pick-stay = 留在這裡，還是前往神殿？
table-pick-way = 單位會直接前往這座神殿。它算是在哪個地區召喚的？
table-pick-move = 點選標示的棋子，或把它拖到目的地。
table-pick-target = 再選擇要去的地方。
table-pick-mover = 要讓哪個單位過去？
table-pick-site = 再選擇建造的地區，費用{ $coins }枚錢幣。
table-build-price = { $coins }枚錢幣
table-tiles-in-hand = （有{ $count }張）
card-copies-left = 剩{ $count }張
card-listed = 原價{ $coins }
table-pick-place = 再選擇放置的地方。
table-pick-betrayed = 點選有標示的其他氏族單位。
table-pick-with = 換成哪個單位？
table-pick-victim = 點選標示的單位。
table-with = 換成{ $figure }
table-build = 建造堡壘
table-lay-tile = 要蓋牌打出的板塊
table-announce = 要宣布的政策行動
table-still-tile = 接著選擇要蓋牌打出的板塊
table-still-announce = 接著選擇要宣布的政策行動
table-bonus = 額外獎勵：
table-after-buy = 你會剩下{ $coins }枚錢幣。
table-cannot-afford = 你買不起任何卡片。
table-passing = 你買不起任何卡片，{ $seconds }秒後自動略過。
table-pass-now = 立即略過
table-keep-waiting = 等待贈禮
table-after-done = 你什麼都還沒做，確定要結束嗎？
table-after-done-marshal = 你還沒有移動任何單位，確定要結束嗎？
table-never-undone = 無法復原。
table-no-way-back = 其他氏族行動前、隱藏資訊公開前，都能復原。
table-all-choices = 所有選項（{ $count }）
table-find-choice = 搜尋選項
table-over = 遊戲結束。{ $clans }{ $count ->
    [1] 獲勝。
   *[other] 共享勝利。
}
table-dock = 你的決定
table-skip = 跳到你的決定
table-asked = 請決定：{ $question }
table-undo = 復原
table-panels = 面板
table-tab-ask = 行動
table-tab-clans = 氏族
table-tab-board = 季節
table-tab-log = 紀錄
table-tab-talk = 聊天
table-tab-cards = 卡片
table-tab-rules = 規則
table-sheet = 面板
table-sheet-height = 調整面板高度
table-look-board = 看圖板
table-show-result = 顯示結果

## 不是遊戲事件的紀錄：`$clan` 已轉成名稱或「你」，`$name` 是人名

seat-of-clan = { $clan }的座位
seat-of-about = { $about }的座位
entry-joined = { $name }加入牌桌
entry-left = { $name }離開牌桌
entry-undone = { subject }復原了一個決定
entry-voted = { $to ->
    [bot] 有一票贊成由電腦玩家接手{ seat-of-about }
   *[link] 有一票贊成以連結開放{ seat-of-about }
}
entry-handed = { $why ->
    [wish] { subject }把座位交給電腦玩家
    [vote] 經表決，由電腦玩家代替{ the-clan }
   *[clock] 時間到：由電腦玩家代替{ the-clan }繼續
}
entry-offered = { seat-of-clan }開放給有連結的人
entry-returned = { seat-of-clan }現在由{ $name }操作
entry-came_back = { subject }回來了

## 茶會

tea-bell = 茶會還有{ $time }結束
tea-no-bell = 不限時：所有人都結束協商，茶會才結束
tea-table = 結盟與提議
tea-pair-allied = { subject }與{ with-clan }是盟友
tea-pair-offers = { subject }等待{ to-clan }回覆
tea-free = 尚無盟友
tea-allied-with = 與{ $with }結盟
tea-is-done = 已結束協商
tea-is-done-waits = 已結束協商，等你回覆
tea-offers-you = 向你提議結盟
tea-offers-deal = 向你提案
tea-you-offered = 你已提議結盟
tea-declined = 拒絕了你的提議
tea-withdrew = 收回了給你的提議
tea-can-ally = 可以結盟
tea-others-offer = 向{ $to }提議結盟
tea-propose = 提議結盟
tea-propose-gift = 送禮並提議
tea-accept = 接受
tea-refuse = 拒絕
tea-withdraw = 收回
tea-with-gift = 附上贈禮
tea-gift-first = 贈禮會先送出，不論對方如何回覆都歸對方。
tea-ready = 結束協商
tea-ready-why = 之後只有別人向你提議時才會再問你。若最後仍沒有盟友，本季就單獨行動。
tea-ready-yes = 確定結束協商
tea-waiting = 你已結束協商，其他人還在談。
tea-watching = 你正在旁觀茶會。
tea-alone = { $count ->
    [0] 所有氏族都有盟友
   *[other] 還有{ $count }個氏族沒有盟友
}

## 下注與戰鬥

bid-on = 下注於{ $advantage }的錢幣
bid-left = 剩餘錢幣
bid-details = 詳細資訊
bid-total = 下注總數
bid-forces = 戰力
bid-force-ronin = 加上全部浪人
bid-plus-ronin = +浪人
bid-has-bid = 已下注
bid-thinks = 思考中
bid-seal = 確定下注
bid-seal-nothing = 不下注
bid-would-win = 目前領先
bid-sealed = 已下注
bid-you = 你
battle-of = { $province }之戰
battle-war = 第{ $number }場戰爭
battle-secret = 秘密下注
battle-has-sealed = { $clan }：已下注
battle-still-bids = { $clan }：下注中
battle-bid = { $clan }{ $coins }枚
battle-no-bids = 無人下注
battle-tie = 平手：{ $clan }的榮耀較高。
battle-declines = { $clan }不使用。
battle-thinks = { $clan }可以使用。
battle-no-effect = { $clan }：沒有效果。
battle-fighters = 參戰氏族
battle-force-before = { $clan }：戰力{ $before }
battle-wins = { $clan }獲勝
battle-force = 戰力{ $force }點
battle-token = { $province }的戰爭地區標記

## 事件經過：說明列與舞台

story-ago = { $count }步之前
story-back = 後退一步
story-next = 前進一步
story-now = 回到現在
story-behind = 正在播放剛才發生的事
story-looking-back = 你正在回顧先前的情況
dock-standings = 目前分數
story-speed = 播放速度
story-speed-slow = 慢
story-speed-normal = 正常
story-speed-fast = 快
story-speed-instant = 立即
story-wait = 每場戰鬥後暫停
story-wait-hint = 你參戰或獲勝的戰爭，結果會停留到你關閉為止。慢速與正常速度時，其他戰爭的結果與新一季的開始也會停留。速度為「立即」時一律不停留。
stage = 正在發生的事
stage-steps = 戰鬥步驟
stage-next = 下一個步驟
stage-continue = 繼續
stage-skip-battle = 直接看結果
stage-skip-mine = 跳到我的下一場戰爭：{ $province }
stage-skip-war = 略過其他戰爭
# 手機上顯示在略過圖示旁的簡短版本。
stage-skip-battle-brief = 看結果
stage-skip-mine-brief = { $province }
stage-skip-war-brief = 其他戰爭
stage-honor = 榮耀第{ $place }位
stage-war = 戰爭階段開始
stage-no-wars = 這一季沒有戰爭。
stage-season = { $season }開始
stage-discarded = 上一季剩餘的錢幣與浪人已全部棄掉。
stage-before-scoring = 最終計分前的分數
stage-standings = 若遊戲現在結束的排名
stage-points-now = 目前{ $vp }分
step-of-battle-reveal = 下注
step-of-battle-seppuku = 切腹
step-of-battle-hostage = 人質
step-of-battle-ronin = 浪人
step-of-battle-outcome = 戰鬥結果
step-of-battle-poets = 美詩
step-of-battle-reparations = 錢幣
result-wins = { $clan }贏得{ $province }
result-against = 勝過
result-why = 原因
result-vp = 分數
result-no-advantage = 沒有人對任何優勢下注。
result-no-effect = 沒有優勢改變這場戰鬥。
result-killed = 被擊殺
# 氏族的錢幣在戰鬥中增減的原因。
result-bid = 下注{ $coins }
result-repaid = 賠償+{ $coins }
# 剛贏得的戰爭地區標記，以及贏家的標記。
stage-token = 戰爭地區標記：冬季值{ $vp }分。
stage-token-set = { $bonus ->
    [0] 現在有{ $provinces }個不同地區的標記。
   *[other] 現在有{ $provinces }個不同地區的標記，冬季另得{ $bonus }分。
}
result-none-killed = 沒有單位被擊殺。
result-spared = { $clan }是贏家的盟友，單位不會被擊殺。
# 玩家結盟的場景，以及盟友的標示。
alliance = { subject }與{ with-clan }結為盟友
alliance-means = 直到下次茶會，雙方共享彼此政策行動的額外獎勵；地區內只有你們兩家時不會開戰。
table-your-ally = 盟友：{ $clan }

betrayal = { subject }背叛了{ to-clan }
betrayal-over = 結盟瓦解：雙方不再共享額外獎勵，戰鬥中也會擊殺對方的單位。
# 沒有戰鬥的戰爭：誰取得標記，以及為何不必戰鬥（依規則條文）。
no-battle-takes = { $clan }贏得{ $province }的戰爭地區標記
no-battle-no-one = 無人贏得{ $province }的戰爭地區標記
no-battle-war-3 = 沒有戰鬥：當地無人有戰力，棄掉標記。
no-battle-war-4 = 沒有戰鬥：當地沒有其他氏族有戰力。不必下注，也沒有單位被擊殺。
no-battle-war-5 = 沒有戰鬥：當地只有結盟的兩家有戰力，因此不會開戰。戰力較高者贏得標記；平手時，榮耀較高者贏得。

## 紀錄與離開

log = 行動紀錄
log-filter = 只看{ $clan }
log-all = 所有氏族
log-watch = 從這裡播放
log-newest = 跳到最新
log-news = 最新動態
log-empty = 發生的事會顯示在這裡。
log-none = 所選的氏族還沒有紀錄。
log-pair = { $one }＋{ $other }
log-sum-no-alliance = 沒有結盟
log-sum-no-shrine = 無人在神殿領先
log-sum-no-winner = 無人獲勝
log-sum-acquired = 購買{ $count }張卡片
log-sum-summoned = 召喚{ $count }個單位
log-sum-placed = 放置{ $count }個單位
log-sum-moved = 移動{ $count }個棋子
log-sum-built = 建造{ $count }座堡壘
log-sum-replaced = 替換{ $count }個單位
log-sum-reaped = 採收{ $count }個地區
log-sum-killed = 擊殺{ $count }個單位
log-says = { $clan }說：「{ $words }」
away-title = 你離開期間
away-entries = 發生了{ $count }件事。
away-now = 現在：{ $season }，{ $phase }。
away-more = 紀錄中還有{ $count }件
away-go-on = 繼續
away-watch = 觀看經過

## 聊天

talk = 聊天
talk-to = 對象
talk-everybody = 所有人
talk-spectators = 僅限觀眾
talk-spectators-why = 玩家看不到這裡。
talk-whisper-to = 對{ $clan }密語
talk-whisper = 對{ $clans }密語
talk-say = 輸入訊息
talk-send = 送出
talk-left = 還可輸入{ $count }個字
talk-too-long = 超出上限{ $count }個字
talk-empty = 還沒有訊息。可以在這裡協商；協議沒有約束力。
talk-empty-bots = 電腦玩家不會聊天，但會回應你的提議與贈禮，並說明理由。
talk-empty-whisper = 在下方選擇氏族即可密語，只有他們看得到。
talk-only = 只有{ $clans }看得到。
talk-older = 更早的訊息
talk-link = 加入
talk-spectator = 觀眾
talk-gift = 送禮
talk-gift-to = 送給
talk-gift-coins = 錢幣
talk-gift-ronin = 浪人
talk-gift-give = 送出
talk-gift-given = 已送出。
talk-gift-none = 你沒有東西可送。
talk-gift-why = 贈禮送出後無法收回，對方也沒有任何義務。
step-less = 減少：{ $what }
step-more = 增加：{ $what }

## 終局

end-winner = { $clan }獲勝
end-you-win = 你獲勝了
end-shared = { $clans }共享勝利
end-shared-why = 秋季結盟，且分數相同。
end-ranking = 名次
end-points = 分數來源
end-source = 來源
end-total = 總計
end-vp-chart = 勝利分數的變化
end-honor-chart = 榮耀的變化
end-chart-table = 以表格顯示
end-replay = 觀看重播
end-analysis = 遊戲分析
end-record = 下載遊戲紀錄
end-record-why = 包含所有決定與隨機種子，任何人都能驗證這場遊戲。
end-again = 再玩一場
end-again-why = 「再玩一場」會以相同的設定與電腦玩家另開一桌；其他人會在聊天中看到連結。
end-again-come = 再來一場？{ $link }
source-tokens = 戰爭地區標記
source-provinces = 不同地區
source-harvest = 採收
source-seppuku = 切腹
source-hostage = 人質
source-poets = 帝國美詩
source-virtue = 美德
source-winter = 冬季升級
source-cards = 其他卡片
source-kami = 神明
source-other = 其他
chart-start = 開始

## 重播

replay-title = 重播
replay-step = 第{ $step }步，共{ $steps }步
replay-first = 跳到開頭
replay-back = 後退一步
replay-play = 播放
replay-pause = 暫停
replay-forward = 前進一步
replay-last = 跳到結尾
replay-slider = 遊戲進度
replay-view-as = 視角
replay-spectator = 觀眾
replay-all = 公開所有秘密
replay-link = 這一步的連結
replay-keys = 方向鍵：前進或後退。Home／End：跳到開頭或結尾。空白鍵：播放。
replay-tab-log = 紀錄
replay-tab-moments = 精彩時刻
replay-moments-filter = 只顯示
replay-mark-season = 季節
replay-mark-battle = 戰鬥
replay-mark-betrayal = 背叛
replay-mark-alliance = 結盟
replay-mark-card = 卡片
replay-secrets = 秘密資訊
replay-hand = 看過的板塊
replay-sealed = 秘密下注
replay-loading = 載入中……
replay-missing = 無法顯示這場遊戲：尚未結束，或不存在。

## 規則

rules-search = 搜尋規則
rules-search-hint = 字詞、卡片或條文編號
rules-found = { $count ->
    [0] 找不到。試試較短的字詞。
   *[other] { $count }項結果
}
rules-all = 全部
rules-clauses = 規則條文
rules-clans = 氏族
rules-kami = 神明
rules-mandates = 政策行動
rules-advantages = 戰爭優勢
rules-cards = 季節卡
rules-pieces = 配件與用語
rules-power = 使用「神明降世」時
rules-bonus = 額外獎勵
rules-cost = 費用
rules-see = 參見
rules-home = 家鄉地區
rules-income = 收入

## 新手指引

guidance-ok = 知道了
guidance-off = 關閉指引
guidance-off-why = 可在設定中重新開啟。
guidance-label = 新手指引
guidance-look = 提示
